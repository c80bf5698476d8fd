import type { Random } from './campaign.js';

const pieces = [
  ...[
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    '<',
    '>',
    '</',
    '/>',
    '`',
    '```',
    '~~~',
    '*',
    '**',
    '_',
    ':',
    ':::',
    '::',
    '|',
    '#',
    '>',
  ],
  ...[
    '---\n',
    '\n\n',
    '\r\n',
    '\t',
    '\\',
    '&',
    '&amp;',
    '&#0;',
    '<!--',
    '-->',
    '{/*',
    '*/}',
    '$',
    '!',
    '![',
    '](',
    '"',
    "'",
  ],
  ...[
    'export const a = 1;\n',
    "import A from './a.mdx';\n",
    'export default ',
    '{while(1){}}',
    '{...a}',
    '<A.b.c />',
    '<></>',
  ],
  ...['\0', '\uFEFF', '\u2028', '😀', '\uD800', 'é', '*a', '&a', '<<: ', '!!js/function', '- - - ', '? '],
];

export function mutateText({ text, random }: { text: string; random: Random }): string {
  let result = text;
  for (let count = 1 + random.below(4); count > 0; count -= 1) result = mutateOnce({ text: result, random });
  return result;
}

function mutateOnce({ text, random }: { text: string; random: Random }): string {
  const at = random.below(text.length + 1);
  const end = Math.min(text.length, at + 1 + random.below(40));
  const [before, cut, after] = [text.slice(0, at), text.slice(at, end), text.slice(end)];
  switch (random.below(6)) {
    case 0:
      return before + after;
    case 1:
      return before + cut + cut + after;
    case 2:
      return before + random.pick(pieces).repeat(1 + random.below(300)) + cut + after;
    case 3:
      return after + before + cut;
    case 4:
      return before + [...cut].reverse().join('') + after;
    default:
      return before + random.pick(pieces) + cut + after;
  }
}

const values: readonly unknown[] = [
  ...[
    null,
    true,
    0,
    -1,
    1e308,
    '',
    'x',
    '\0',
    '../..',
    '#/',
    'https://example.org',
    '__proto__',
    'a'.repeat(10_000),
  ],
  ...[
    [],
    {},
    [null],
    [[]],
    { $ref: '.' },
    { $ref: 5 },
    { $ref: '#' },
    { $ref: '%zz' },
    { toString: 1 },
    { a: { a: {} } },
  ],
  ...[
    { type: 'string', pattern: '^(a+)+$' },
    { type: 'array', minItems: 1e9 },
    { enum: 'x' },
    { allOf: [{ $ref: '#' }] },
  ],
];

export function mutateJson({
  value,
  random,
  values: more,
}: {
  value: unknown;
  random: Random;
  /** These additional values are inserted without copying, because some of them can't be copied. */
  values: readonly unknown[];
}): unknown {
  const copy: unknown = structuredClone(value);
  // Some of the values throw when their properties are read, so the objects are collected before values are inserted.
  const holders = holdersOf(copy);
  for (let count = 1 + random.below(3); count > 0; count -= 1) {
    const holder = random.pick(holders);
    const keys = Object.keys(holder);
    const key = keys.length === 0 ? 'x' : random.pick(keys);
    if (random.below(4) === 0) Reflect.deleteProperty(holder, key);
    else {
      const name = random.below(4) === 0 ? random.pick(['$ref', 'x-a', 'type', 'items', key]) : key;
      const found = random.below(2) === 0 ? structuredClone(random.pick(values)) : random.pick(more);
      Reflect.set(holder, name, found);
    }
  }
  return copy;
}

function holdersOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [{}];
  const inner = Object.values(value).filter((item) => typeof item === 'object' && item !== null);
  return [value, ...inner.flatMap(holdersOf)];
}
