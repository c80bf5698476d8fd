import { CodeBlock } from 'lectern/theme';
import type { ReactNode } from 'react';
import type { ApiContent, ApiExample } from '../model/api-page.js';
import { Headers } from './Parameters.js';
import { OpenSchema, SchemaContent } from './Schema.js';
import { SchemaFacts } from './SchemaFacts.js';
import { Listed, Text } from './Text.js';
import { TypeName } from './TypeLine.js';
import { useApiMessages } from './useApiMessages.js';

interface Props {
  content: readonly ApiContent[];
  /** The first level of the schema is open: for what a reader has to write. */
  open?: boolean;
  /** Stands beside the text already. */
  shown?: ApiExample | undefined;
}

/** Bodies by media type. Types that have one schema stand together; each has its own examples. */
export function Content({ content, open = false, shown }: Props): ReactNode {
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
      {group.flatMap(({ mediaType, examples }) =>
        examples
          .filter((example) => example !== shown)
          .map((example) => (
            <Example key={`${mediaType} ${example.name}`} example={example} mediaType={mediaType} />
          )),
      )}
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

/** How a field of a form is sent. */
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

/** An example, closed at first. */
function Example({ example, mediaType }: { example: ApiExample; mediaType: string }): ReactNode {
  const t = useApiMessages();
  const { name, summary, description, text, language, externalValue, sampled } = example;
  const label = t('theme.api.example.of', { mediaType });
  return (
    <details className="api-tree">
      <summary>
        <span>
          {sampled || name === 'example' ? label : `${label}: ${summary ?? name}`}
          {sampled ? <span className="api-quiet"> {t('theme.api.example.made')}</span> : null}
        </span>
      </summary>
      <Text text={description} />
      {externalValue === undefined ? null : <p>{externalValue}</p>}
      {text === '' ? null : <CodeBlock language={language}>{text}</CodeBlock>}
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
