import type { ReactNode } from 'react';
import type { ApiExample, ApiHeader, ApiParameter } from '../model/api-page.js';
import { requiredFirst } from '../model/required-first.js';
import { hasContent } from '../model/schema-content.js';
import { SchemaContent } from './Schema.js';
import { SchemaFacts } from './SchemaFacts.js';
import { Filled, Listed, Text } from './Text.js';
import { TypeLine } from './TypeLine.js';
import { useApiMessages } from './useApiMessages.js';

/** The console uses the `id` of a parameter to find its description. */
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

const shortText = 80;

function plainText(text: string): string {
  if (/^[[{]/.test(text) && text.length < 2 * shortText) {
    const line = text.replace(/\n\s*/g, ' ').replace(/^([[{]) | ([\]}])$/g, '$1$2');
    return line.length <= shortText ? line : text;
  }
  return /^"[^"\\]+"$/.test(text) ? text.slice(1, -1) : text;
}

function HowWritten({ parameter }: { parameter: ApiParameter }): ReactNode {
  const t = useApiMessages();
  const { mediaType, allowReserved, allowEmptyValue, examples } = parameter;
  const notes = [
    styleNote({ parameter, t }),
    allowReserved === true ? t('theme.api.reserved') : undefined,
    allowEmptyValue === true ? t('theme.api.emptyValue') : undefined,
    mediaType === undefined ? undefined : t('theme.api.mediaType', { mediaType }),
  ].filter((note) => note !== undefined);
  return (
    <>
      {notes.map((note) => (
        <p key={note} className="api-note">
          {note}
        </p>
      ))}
      <GivenExamples examples={examples.filter(({ sampled }) => !sampled)} />
    </>
  );
}

function styleNote({
  parameter: { in: location, style, explode, schema },
  t,
}: {
  parameter: ApiParameter;
  t: ReturnType<typeof useApiMessages>;
}): string | undefined {
  if (style !== undefined)
    return t(explode === true ? 'theme.api.style.explode' : 'theme.api.style', { style });
  const isFlat = location === 'header' || location === 'path';
  if (explode === true && isFlat && schema.types.includes('object')) return t('theme.api.style.pairs');
  const isList = schema.types.includes('array') || schema.types.includes('object');
  return explode === false && !isFlat && isList ? t('theme.api.style.joined') : undefined;
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
