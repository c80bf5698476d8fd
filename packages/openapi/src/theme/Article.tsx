import { useHref, usePageScript, usePageStyles } from 'lectern/theme';
import type { ReactNode } from 'react';
import script from '../client/api-pages.ts?page-script';
import type { ApiGroup, ApiTarget, OpenapiPageProps, ShownPage } from '../model/api-page.js';
import { Authentication } from './Authentication.js';
import { OpenapiContext, useOpenapi } from './context.js';
import { Heading } from './Heading.js';
import { IndexGroups } from './IndexGroups.js';
import { Intro } from './Intro.js';
import { Operation } from './Operation.js';
import { SchemaIndex, SchemaList, Schemas } from './Schemas.js';
import styles from './styles/openapi.css?url';
import { MoreOn, Text } from './Text.js';
import { PageTools } from './Tools.js';

/** On a page with more operations or schemas, browsers skip the layout of sections that are off screen. */
const many = { operations: 3, schemas: 20 };

export default function Article(props: OpenapiPageProps): ReactNode {
  usePageStyles(styles);
  usePageScript(script, { on: 'interaction' });
  const href = useHref();
  const operations = props.api.groups.flatMap((group) => group.operations).length;
  const schemas = props.api.schemas.length;
  const isLong = operations > many.operations || schemas > many.schemas;
  return (
    <OpenapiContext.Provider
      value={{ ...props, href: (target) => href(withoutOwnAnchor(target)), holds: holder(props.api) }}
    >
      <div className={`api${isLong ? ' api-many' : ''}`}>
        <Parts />
      </div>
    </OpenapiContext.Provider>
  );
}

/** The page of a schema starts with the schema, so no anchor is needed. */
function withoutOwnAnchor({ route, anchor }: ApiTarget): ApiTarget {
  return anchor !== undefined && route.endsWith(`/schemas/${anchor.replace(/^schema-/, '')}`)
    ? { route }
    : { route, anchor };
}

function holder({ kind }: ShownPage): (schema: string) => boolean {
  const held = new Set<string>();
  return (schema) => {
    if ((kind !== 'tag' && kind !== 'operation') || held.has(schema)) return false;
    held.add(schema);
    return true;
  };
}

function Parts(): ReactNode {
  const { api } = useOpenapi();
  const { kind, title, groups } = api;
  const [group] = groups;
  const [operation] = group?.operations ?? [];
  // The page of an operation has no other sections, so the operation's heading is also the page's title.
  if (kind === 'operation' && operation !== undefined) return <Operation operation={operation} level={1} />;
  if (kind === 'schema') return <Schemas schemas={api.schemas} level={1} />;
  return (
    <>
      <h1>{title}</h1>
      <PageTools />
      {api.intro === undefined ? null : <Intro intro={api.intro} version={api.api.version} />}
      {api.intro === undefined ? null : <Authentication schemes={api.securitySchemes} />}
      <IndexGroups groups={api.index} />
      {kind === 'tag' && group !== undefined ? <GroupBody group={group} level={2} /> : null}
      {kind === 'single'
        ? groups.map((each, index) => (
            <Group key={each.id} group={each} isFirst={each.section !== groups[index - 1]?.section} />
          ))
        : null}
      {kind === 'single' ? <SchemaList schemas={api.schemas} level={2} /> : null}
      {kind === 'schemas' ? <Schemas schemas={api.schemas} level={2} /> : null}
      <SchemaIndex schemas={api.schemaIndex ?? []} />
    </>
  );
}

function Group({
  group,
  isFirst,
}: {
  group: ApiGroup;
  /** Whether to show the name of the section above its first group. */
  isFirst: boolean;
}): ReactNode {
  return (
    <section className="api-part">
      {group.section !== undefined && isFirst ? <p className="api-section">{group.section}</p> : null}
      <Heading level={2} id={group.id} text={group.name} />
      <GroupBody group={group} level={3} />
    </section>
  );
}

function GroupBody({ group, level }: { group: ApiGroup; level: 2 | 3 }): ReactNode {
  return (
    <>
      <Text text={group.description} />
      <MoreOn docs={group.externalDocs} />
      {group.operations.map((operation) => (
        <Operation key={operation.id} operation={operation} level={level} />
      ))}
    </>
  );
}
