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
  /** Whether the first level of the schema is expanded, as in request bodies. */
  open?: boolean;
  /** Examples that are already shown next to the text. */
  shown?: readonly ApiExample[];
}

/** Bodies by media type. Media types with the same schema share it, but each has its own examples. */
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
      {group.map(({ mediaType, examples }) => (
        <Examples
          key={mediaType}
          examples={examples.filter((example) => !shown.includes(example))}
          mediaType={mediaType}
        />
      ))}
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

/** A form field and how it is serialized. */
function Part({
  part: { field, contentType, headers },
}: {
  part: NonNullable<ApiContent['encoding']>[number];
}): ReactNode {
  const t = useApiMessages();
  return (
    <>
      {contentType === undefined ? null : (
        <p className="api-note">{t('theme.api.body.part', { name: field, type: contentType })}</p>
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

/** Examples, which are collapsed at first. If there are several, the reader can choose one. */
function Examples({
  examples,
  mediaType,
}: {
  examples: readonly ApiExample[];
  mediaType: string;
}): ReactNode {
  const { onBrokenLinks } = useOpenapi();
  const t = useApiMessages();
  const [first, ...others] = examples;
  if (first === undefined) return null;
  const several = others.length > 0;
  const label = t(several ? 'theme.api.example.several' : 'theme.api.example.of', { mediaType });
  const { name, summary, sampled } = first;
  return (
    <details className="api-tree">
      <summary>
        <span>
          {several || sampled || name === 'example' ? label : `${label}: ${summary ?? name}`}
          <GeneratedNote example={first} />
        </span>
      </summary>
      <ExampleChoice examples={examples} label={label} onBrokenLinks={onBrokenLinks} />
    </details>
  );
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
