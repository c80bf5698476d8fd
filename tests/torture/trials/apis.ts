import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { readDocument } from '../../../packages/openapi/src/read/read-document.js';
import { mutateJson, mutateText } from '../mutations.js';
import { lampsApi } from './lamps-api.js';
import type { Trial } from './trial.js';
import { badErrors } from './trial.js';

const values: readonly unknown[] = [
  ...[{ $ref: '#/components/schemas/Lamp/properties/parts/items' }, { $ref: '#/paths/~1lamps~1{id}' }],
  ...[{ $ref: '#/~2' }, { $ref: '#/components/schemas/%' }, { $ref: 'api.json' }, { $ref: 'api.json#/info' }],
  ...[{ $ref: '#a', $anchor: 'a' }, { $dynamicRef: '#a' }, { $id: 'https://a', $ref: '#/a' }, { $ref: '' }],
  ...[{ $ref: './', description: 'a' }, { $ref: '#/components/schemas/__proto__' }, { $ref: '\0' }],
  ...[
    { multipleOf: 0 },
    { minimum: 2, maximum: 1 },
    { minLength: 1e308 },
    { maxItems: -1 },
    { required: 'a' },
  ],
  ...[
    { pattern: '(' },
    { pattern: '(?<=a)b' },
    { pattern: '\\p{L}+' },
    { pattern: '^(a|a)*b$' },
    { pattern: '' },
  ],
  ...[
    { enum: [] },
    { enum: [{}, [], null, 1, '1'] },
    { const: null },
    { type: ['null', 'string'] },
    { type: [] },
  ],
  ...[
    { not: {} },
    JSON.parse('{"if": {}, "then": false, "else": true}'),
    { oneOf: [] },
    { anyOf: [true, false] },
    { allOf: [1] },
  ],
  ...[
    { properties: { __proto__x: {}, constructor: {}, toString: 1, '': {} } },
    { patternProperties: { '(': {} } },
  ],
  ...[{ discriminator: { propertyName: 'a', mapping: { a: '#', b: 'Lamp', c: '../x' } } }, { format: '\0' }],
  ...[{ example: { $ref: '#' } }, { examples: [1] }, { examples: { a: { externalValue: 'file:///' } } }],
  ...[{ '9XX': { description: 'a' } }, { get: {}, GET: {}, query: {}, trace: {} }, { parameters: [{}] }],
  ...[{ '/': {} }, { '//': {} }, { '/{a}{b}/{': {} }, { '/a/{a}/{a}': { get: {} } }, { a: { get: {} } }],
  ...[
    { callbacks: { a: { '{$request.body#/a}': {} } } },
    { links: { a: { operationId: 'x' } } },
    { in: 'cookie' },
  ],
  ...[{ content: { 'a/b; c="d': {} } }, { content: { '*/*': { schema: false } } }, { content: { '': {} } }],
  ...[
    { url: '{a}' },
    { url: '' },
    { url: '//' },
    { url: 'javascript:1' },
    { variables: { a: {} } },
    { url: '%' },
  ],
  ...[
    '<script>',
    '\u202E',
    '\uD800',
    '😀'.repeat(200),
    'constructor',
    'a b',
    'a/b',
    'a~1b',
    '%2e%2e',
    '.',
    '\n',
    '{',
  ],
  ...[
    '`',
    '```\n',
    '[a](javascript:1)',
    '<img src=x onerror=a>',
    ':::note\n',
    '{1}',
    'import a',
    '---\na: b\n---',
  ],
  ...[
    Number.MAX_SAFE_INTEGER,
    -0,
    1.5e-300,
    nested(60),
    nested(700),
    Array.from({ length: 3000 }, () => 'a'),
  ],
];

function nested(depth: number): unknown {
  let schema: unknown = { type: 'string' };
  for (let level = 0; level < depth; level += 1)
    schema =
      level % 2 === 0 ? { type: 'array', items: schema } : { type: 'object', properties: { a: schema } };
  return schema;
}

export function apiTrial(root: string): Trial {
  const examples = globSync('node_modules/@readme/oas-examples/*/json/*.json', { cwd: root, absolute: true })
    .sort()
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => text.length < 12_000)
    .map((text): unknown => JSON.parse(text));
  const dir = mkdtempSync(join(tmpdir(), 'lectern-torture-api-'));
  const path = join(dir, 'api.json');
  return async (random) => {
    const base = random.below(2) === 0 ? lampsApi : random.pick(examples);
    const text = JSON.stringify(mutateJson({ value: base, random, values }), undefined, 2);
    // Mutating the document as a string may make it invalid JSON.
    const content = random.below(8) === 0 ? mutateText({ text, random }) : text;
    writeFileSync(path, content);
    const options = { path, siteDir: dir, allowRemote: false, route: '/api', splitBy: 'auto' } as const;
    const { diagnostics, pages } = await readDocument({ ...options, cache: undefined });
    const bad: unknown[] = badErrors({ diagnostics, content });
    // Pages are sent to threads and stored in the cache, so they must be serializable.
    if (bad.length === 0) JSON.stringify(pages);
    return { input: content, bad };
  };
}
