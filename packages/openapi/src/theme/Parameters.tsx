import type { ReactNode } from 'react';
import type { ApiExample, ApiHeader, ApiParameter } from '../model/api-page.js';
import { requiredFirst } from '../model/required-first.js';
import { hasContent } from '../model/schema-content.js';
import { SchemaContent } from './Schema.js';
import { SchemaFacts } from './SchemaFacts.js';
import { Filled, Listed, Text } from './Text.js';
import { TypeLine } from './TypeLine.js';
import { useApiMessages } from './useApiMessages.js';

/** The parameters of one location. The console finds their descriptions by ID. */
export function Parameters({ list, id }: { list: readonly ApiParameter[]; id: string }): ReactNode {
  return (
    <dl className="api-fields">
      {requiredFirst(list).map((parameter) => (
        <div key={parameter.name} id={`${id}-${parameter.name}`}>
          <dt>
            <code>{parameter.name}</code>{' '}
            <TypeLine node={withDeprecation(parameter)} required={parameter.required} />
          </dt>
          <dd>
            <Text text={parameter.description ?? parameter.schema.description} />
            <SchemaFacts node={parameter.schema} />
            <HowWritten parameter={parameter} />
            {hasContent(parameter.schema) ? <SchemaContent node={parameter.schema} within={[]} /> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The headers of a response. */
export function Headers({ headers }: { headers: readonly ApiHeader[] }): ReactNode {
  return (
    <dl className="api-fields">
      {headers.map((header) => (
        <div key={header.name}>
          <dt>
            <code>{header.name}</code> <TypeLine node={withDeprecation(header)} required={header.required} />
          </dt>
          <dd>
            <Text text={header.description ?? header.schema.description} />
            <SchemaFacts node={header.schema} />
            <GivenExamples examples={header.examples} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function withDeprecation({ schema, deprecated }: Pick<ApiParameter, 'schema' | 'deprecated'>) {
  return deprecated ? { ...schema, deprecated } : schema;
}

function GivenExample({ example: { text, summary, externalValue } }: { example: ApiExample }): ReactNode {
  return (
    <>
      <code>{text === '' ? externalValue : plainText(text)}</code>
      {summary === undefined ? null : ` (${summary})`}
    </>
  );
}

/** Returns a string in JSON without its quotes, as it is sent. */
function plainText(text: string): string {
  return /^"[^"\\]+"$/.test(text) ? text.slice(1, -1) : text;
}

function HowWritten({
  parameter: { style, explode, mediaType, examples },
}: {
  parameter: ApiParameter;
}): ReactNode {
  const t = useApiMessages();
  const given = examples.filter(({ sampled }) => !sampled);
  return (
    <>
      {style === undefined ? null : (
        <p className="api-note">
          {t(explode === true ? 'theme.api.style.explode' : 'theme.api.style', { style })}
        </p>
      )}
      {mediaType === undefined ? null : <p className="api-note">{t('theme.api.mediaType', { mediaType })}</p>}
      <GivenExamples examples={given} />
    </>
  );
}

function GivenExamples({ examples }: { examples: readonly ApiExample[] }): ReactNode {
  const t = useApiMessages();
  if (examples.length === 0) return null;
  return (
    <p className="api-facts">
      <Filled text={t('theme.api.examples')}>
        <Listed pieces={examples.map((example) => <GivenExample key={example.name} example={example} />)} />
      </Filled>
    </p>
  );
}
