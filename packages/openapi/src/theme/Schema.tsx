import type { ReactNode } from 'react';
import type { SchemaNode, SchemaProperty, UsedSchema } from '../model/api-page.js';
import { requiredFirst } from '../model/required-first.js';
import { hasContent, hasText, openName } from '../model/schema-content.js';
import { useOpenapi } from './context.js';
import { SchemaChoices } from './SchemaChoices.js';
import { SchemaFacts } from './SchemaFacts.js';
import { Text } from './Text.js';
import { TypeLine } from './TypeLine.js';
import { useApiMessages } from './useApiMessages.js';

interface Props {
  node: SchemaNode;
  /** The names of the schemas around this schema. A schema inside itself is shown as a link. */
  within: readonly string[];
  isOpen?: boolean;
}

export function Schema({ node, within, isOpen = false }: Props): ReactNode {
  return (
    <>
      <Text text={node.description} />
      <SchemaFacts node={node} />
      <SchemaContent node={node} within={within} isOpen={isOpen} />
    </>
  );
}

export function SchemaContent({ node, within, isOpen = false }: Props): ReactNode {
  const isHeldHere = useHeld();
  if (node.ref !== undefined) return <SchemaReference name={node.ref} within={within} />;
  return (
    <>
      <SchemaFields node={node} within={within} />
      <SchemaEntries node={node} within={within} />
      <SchemaChoices
        node={node}
        within={within}
        isOpen={isOpen}
        show={(inner) => <Schema node={inner} within={within} />}
        held={(named) => (isHeldHere(named) ? <HeldTree named={named} /> : null)}
      />
    </>
  );
}

/**
 * The page contains the fields of a schema at most once. When a reader opens another use, `client/trees.ts` copies or
 * fetches them. Without scripts, a link leads to them.
 */
export function SchemaReference({ name, within }: { name: string; within: readonly string[] }): ReactNode {
  const { api, href } = useOpenapi();
  const isHeldHere = useHeld();
  const t = useApiMessages();
  const named = api.schemasByName[name];
  if (named === undefined) return null;
  const link = <a href={href(named.target)}>{t('theme.api.seeSchema', { name })}</a>;
  if (within.includes(name)) return <p className="api-see">{link}</p>;
  // A schema without fields, such as a string, needs no `details`. Its name already links to its section.
  if (named.schema !== undefined && !hasContent(named.schema))
    return <Schema node={named.schema} within={[...within, name]} />;
  const isHeld = isHeldHere(named);
  return (
    <details className={isHeld ? 'api-tree' : 'api-tree api-elsewhere'} data-schema={named.target.anchor}>
      <summary>{t('theme.api.fields', { name })}</summary>
      {isHeld ? <HeldTree named={named} /> : <p className="api-see">{link}</p>}
    </details>
  );
}

function useHeld(): (named: UsedSchema) => boolean {
  const { holds } = useOpenapi();
  return ({ name, schema }) => schema !== undefined && holds(name);
}

function HeldTree({ named: { name, target, schema } }: { named: UsedSchema }): ReactNode {
  if (schema === undefined) return null;
  return (
    <div data-tree={target.anchor}>
      <Kind node={schema} />
      <Schema node={schema} within={[name]} />
    </div>
  );
}

/** The name of a scalar schema doesn't tell its type. */
export function Kind({ node: { types, label } }: { node: SchemaNode }): ReactNode {
  if (types.every((type) => type === 'object')) return null;
  return <p className="api-media">{label}</p>;
}

export function OpenSchema({ node }: { node: SchemaNode }): ReactNode {
  const { api, holds } = useOpenapi();
  const name = openName(node);
  const { target, schema } = (name === undefined ? undefined : api.schemasByName[name]) ?? {};
  if (name === undefined || schema === undefined) return <Schema node={node} within={[]} isOpen />;
  return (
    <>
      {node.ref === undefined ? <SchemaFacts node={node} /> : null}
      <div {...(holds(name) ? { 'data-tree': target?.anchor } : {})}>
        <Kind node={schema} />
        <Schema node={schema} within={[name]} isOpen />
      </div>
    </>
  );
}

function SchemaFields({ node, within }: Props): ReactNode {
  const t = useApiMessages();
  const { properties, patternProperties, additionalProperties } = node;
  const others = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const isList = properties.length + patternProperties.length > 0 || others !== undefined;
  return (
    <>
      {isList ? (
        <dl className="api-fields">
          {requiredFirst(properties).map((property) => (
            <Field key={property.name} property={property} within={within} />
          ))}
          {patternProperties.map(({ pattern, schema }) => (
            <Field
              key={pattern}
              property={{ name: `/${pattern}/`, required: false, schema }}
              within={within}
            />
          ))}
          {others === undefined ? null : (
            <Field
              property={{ name: t('theme.api.otherFields'), required: false, schema: others }}
              within={within}
              isText
            />
          )}
        </dl>
      ) : null}
      {additionalProperties === false ? <p className="api-note">{t('theme.api.noOtherFields')}</p> : null}
    </>
  );
}

interface FieldProps {
  property: SchemaProperty;
  within: readonly string[];
  /** Whether `property.name` is a translated label, such as “any other field”. */
  isText?: boolean;
}

function Field({ property: { name, required, schema }, within, isText = false }: FieldProps): ReactNode {
  return (
    <div>
      <dt>
        {isText ? <em>{name}</em> : <code>{name}</code>} <TypeLine node={schema} required={required} />
      </dt>
      <dd>
        <Text text={schema.description} />
        <SchemaFacts node={schema} />
        <Nested name={name} node={schema} within={within} />
      </dd>
    </div>
  );
}

function Nested({
  name,
  node,
  within,
}: {
  name: string;
  node: SchemaNode;
  within: readonly string[];
}): ReactNode {
  const t = useApiMessages();
  if (!hasContent(node)) return null;
  const entry = node.types.includes('array') ? node.items : undefined;
  if (node.ref !== undefined || entry?.ref !== undefined)
    return <SchemaContent node={node} within={within} />;
  return (
    <details className="api-tree">
      <summary>{t('theme.api.fields', { name })}</summary>
      <SchemaContent node={node} within={within} />
    </details>
  );
}

function SchemaEntries({ node: { items, prefixItems }, within }: Props): ReactNode {
  const t = useApiMessages();
  if (items !== undefined && items.ref !== undefined)
    return <SchemaReference name={items.ref} within={within} />;
  const entries = [
    ...prefixItems.map((schema, index) => ({
      name: t('theme.api.entry', { number: `${index + 1}` }),
      schema,
    })),
    ...(items === undefined || !(hasContent(items) || hasText(items))
      ? []
      : [{ name: t('theme.api.entries'), schema: items }]),
  ];
  if (entries.length === 0) return null;
  return (
    <dl className="api-fields">
      {entries.map(({ name, schema }) => (
        <div key={name}>
          <dt>
            <em>{name}</em> <TypeLine node={schema} required={false} />
          </dt>
          <dd>
            <Schema node={schema} within={within} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
