import type { RenderContextValue } from 'lectern/theme';
import { RenderContext } from 'lectern/theme';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ApiParameter, ShownPage } from '../model/api-page.js';
import type { SchemaNode } from '../model/schema-model.js';
import { OpenapiContext } from './context.js';
import { Parameters } from './Parameters.js';
import { SchemaReference } from './Schema.js';
import { TypeLine } from './TypeLine.js';

const node: SchemaNode = {
  types: ['string'],
  label: 'string',
  nullable: false,
  examples: [],
  constraints: [],
  readOnly: true,
  writeOnly: false,
  deprecated: false,
  properties: [],
  patternProperties: [],
  prefixItems: [],
  oneOf: [],
  anyOf: [],
  allOf: [],
};

const target = { route: '/api/schemas/Lamp', anchor: 'schema-Lamp' };

function html(children: ReactNode, { holds }: { holds: boolean } = { holds: false }): string {
  const object = { ...node, label: 'object', properties: [{ name: 'on', required: true, schema: node }] };
  const api = { schemasByName: { Lamp: { name: 'Lamp', target, schema: object } } } as unknown as ShownPage;
  const site = { messages: {}, base: '/', trailingSlash: false };
  const render = { page: { site } } as unknown as RenderContextValue;
  const value = { api, href: () => '/api/schemas/Lamp', holds: () => holds };
  return renderToStaticMarkup(
    <RenderContext.Provider value={render}>
      <OpenapiContext.Provider value={value}>{children}</OpenapiContext.Provider>
    </RenderContext.Provider>,
  );
}

test('schema fields: spaces separate the type and labels such as "required"', () => {
  const shown = html(<TypeLine node={node} required />);
  expect(shown.replace(/<[^>]*>/g, '')).toBe('string required read-only');
});

test('schema fields: the name of a schema is a link, unless the page embeds the schema below the field', () => {
  const use = <SchemaReference name="Lamp" within={[]} />;
  expect(html(use)).toBe(
    '<details class="api-tree api-elsewhere" data-schema="schema-Lamp"><summary>Fields of Lamp</summary><p class="api-see"><a href="/api/schemas/Lamp">Lamp, in the list of schemas</a></p></details>',
  );
  const held = html(use, { holds: true });
  expect(held).toContain('<div data-tree="schema-Lamp">');
  expect(held).not.toContain('api-see');
});

test('parameters: the serialization style is shown unless it is the default', () => {
  const parameter: ApiParameter = {
    name: 'p',
    in: 'query',
    required: false,
    deprecated: false,
    schema: { ...node, types: ['array'], label: 'array', readOnly: false },
    examples: [{ name: 'example', text: '[\n  "a b",\n  "c"\n]', language: 'json', sampled: false }],
  };
  const notes = (fields: Partial<ApiParameter>): string[] =>
    html(<Parameters id="p" list={[{ ...parameter, ...fields }]} />)
      .split(/<p[^>]*>/)
      .slice(1)
      .map((text) => text.replace(/<[^>]*>/g, '').replaceAll('&quot;', '"'));
  const example = 'For example: ["a b", "c"]';
  expect(notes({})).toEqual([example]);
  expect(notes({ explode: false, allowReserved: true, allowEmptyValue: true })).toEqual([
    'One parameter, with values separated by commas',
    'Reserved characters are not percent-encoded',
    'May be empty',
    example,
  ]);
  const object = { ...node, types: ['object' as const] };
  expect(notes({ in: 'header', explode: true, schema: object })).toEqual([
    'Fields are serialized as name=value',
    example,
  ]);
  expect(notes({ style: 'deepObject', explode: true })).toEqual([
    'Serialized as deepObject, one parameter per value',
    example,
  ]);
});
