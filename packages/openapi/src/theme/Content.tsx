import type { ReactNode } from 'react';
import type { ApiContent, ApiExample } from '../model/api-page.js';
import { useOpenapi } from './context.js';
import { ExampleChoice } from './ExampleChoice.js';
import { Headers } from './Parameters.js';
import { OpenSchema, SchemaContent } from './Schema.js';
import { SchemaFacts } from './SchemaFacts.js';
import { GeneratedNote, Listed, Text } from './Text.js';
import { TypeName } from './TypeLine.js';
import { useApiMessages } from './useApiMessages.js';

interface Props {
  content: readonly ApiContent[];
  open?: boolean;
  shown?: readonly ApiExample[];
}

/** Media types with the same schema are listed together, but each has its own examples. */
export function Content({ content, open = false, shown = [] }: Props): ReactNode {
  return bySchema(content).map((group) => (
    <div key={group[0].mediaType} className="api-content">
      <p className="api-media">
        <Listed pieces={group.map(({ mediaType }) => <code key={mediaType}>{mediaType}</code>)} />{' '}
        {group[0].schema === undefined ? null : <TypeName node={group[0].schema} />}
      </p>
      <ContentSchema content={group[0]} open={open} />
      {(group[0].encoding ?? []).map((part) => (
        <Part key={part.field} part={part} />
      ))}
      <Examples content={group} shown={shown} />
    </div>
  ));
}

function ContentSchema({ content: { schema }, open }: { content: ApiContent; open: boolean }): ReactNode {
  if (schema === undefined) return null;
  if (open) return <OpenSchema node={schema} />;
  return (
    <>
      <Text text={schema.description} />
      <SchemaFacts node={schema} />
      <SchemaContent node={schema} within={[]} />
    </>
  );
}

function Part({
  part: { field, contentType, style, headers },
}: {
  part: NonNullable<ApiContent['encoding']>[number];
}): ReactNode {
  const t = useApiMessages();
  return (
    <>
      {contentType === undefined ? null : (
        <p className="api-note">{t('theme.api.body.part', { name: field, type: contentType })}</p>
      )}
      {style === undefined ? null : (
        <p className="api-note">{t('theme.api.body.partStyle', { name: field, style })}</p>
      )}
      {headers.length === 0 ? null : (
        <details className="api-tree">
          <summary>{t('theme.api.body.partHeaders', { name: field })}</summary>
          <Headers headers={headers} />
        </details>
      )}
    </>
  );
}

function Examples({ content, shown }: { content: Group; shown: readonly ApiExample[] }): ReactNode {
  const { onBrokenLinks } = useOpenapi();
  const t = useApiMessages();
  const found = content.flatMap(({ mediaType, examples }) =>
    examples.filter((example) => !shown.includes(example)).map((example) => ({ mediaType, example })),
  );
  const [first, ...others] = found;
  if (first === undefined) return null;
  const mediaTypes = new Set(found.map(({ mediaType }) => mediaType));
  const label =
    mediaTypes.size > 1
      ? t('theme.api.example.all')
      : t(others.length > 0 ? 'theme.api.example.several' : 'theme.api.example.of', {
          mediaType: first.mediaType,
        });
  const { name, summary, sampled } = first.example;
  return (
    <details className="api-tree">
      <summary>
        <span>
          {others.length > 0 || sampled || name === 'example' ? label : `${label}: ${summary ?? name}`}
          {found.every(({ example }) => example.sampled) ? <GeneratedNote example={first.example} /> : null}
        </span>
      </summary>
      <ExampleChoice
        examples={found.map(({ mediaType: type, example }) =>
          mediaTypes.size === 1 ? example : ofMediaType({ type, example, content }),
        )}
        label={label}
        onBrokenLinks={onBrokenLinks}
      />
    </details>
  );
}

function ofMediaType({
  type,
  example,
  content,
}: {
  type: string;
  example: ApiExample;
  content: Group;
}): ApiExample {
  const isOnly = content.find(({ mediaType }) => mediaType === type)?.examples.length === 1;
  const own = example.summary ?? example.name;
  return {
    ...example,
    name: `${type} ${example.name}`,
    summary: isOnly && example.name === 'example' ? type : `${type}: ${own}`,
  };
}

type Group = [ApiContent, ...ApiContent[]];

function bySchema(content: readonly ApiContent[]): Group[] {
  const groups = new Map<string, Group>();
  for (const entry of content) {
    const key = JSON.stringify([entry.schema, entry.encoding]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [entry]);
    else group.push(entry);
  }
  return [...groups.values()];
}
