import { expect, test } from 'vitest';
import { createNameIndex } from '../names/name-index.js';
import type { Pins } from './check-pins.js';
import { checkPins } from './check-pins.js';
import type { Statement } from './find-statements.js';
import { findStatements } from './find-statements.js';

function indexOf(type: string) {
  const signatures = [{ parameters: [{ name: 'level', type }], type: 'void' }];
  const symbols = [{ name: 'Lamp.dim', kind: 'method', route: '/api', signatures }];
  return createNameIndex({ symbols, definitions: new Map(), others: [] });
}

function check({
  texts,
  pins,
  type = 'number',
  limit = 5,
}: {
  texts: string[];
  pins: Pins;
  type?: string;
  limit?: number;
}) {
  const statements = texts.map((text, index): Statement => {
    return { what: 'table row', text, line: index + 3, column: 1 };
  });
  const input = {
    file: 'docs/b.md',
    pinsFile: 'pins.txt',
    statements,
    pins,
    index: indexOf(type),
    values: new Map([['limit', { value: limit, unit: 'ms' }]]),
  };
  return checkPins(input).map(({ file, line, message, update }) => ({
    at: `${file}:${line}`,
    message,
    update,
  }));
}

const agreed = check({ texts: ['| `dim(5)` |'], pins: [] })[1]?.update?.lines ?? [];

test("pins: an unreviewed statement is an error until `lectern check --update` records the document's statements", () => {
  expect(
    check({
      texts: ['| red |', '| blue |'],
      pins: ['docs/a.md\tx', 'docs/b.md\t| red |', 'docs/c.md\tx', ''],
    }),
  ).toEqual([
    { at: 'docs/b.md:4', message: 'This table row has not been reviewed: "| blue |"', update: undefined },
    {
      at: 'pins.txt:2',
      message: 'The record of docs/b.md is outdated: 1 statement of the document is new or changed.',
      update: { line: 2, count: 1, lines: ['docs/b.md\t| red |', 'docs/b.md\t| blue |'] },
    },
  ]);
  expect(check({ texts: ['| red |'], pins: ['docs/b.md\t| red |', ''] })).toEqual([]);
});

test('pins: a statement needs a new review when the signature of a symbol in the statement changes', () => {
  expect(check({ texts: ['| `dim(5)` |'], pins: agreed })).toEqual([]);
  expect(check({ texts: ['| `dim(5)` |'], pins: agreed, type: 'string' })[0]?.message).toBe(
    'Since the last review of this table row, the signature of dim has changed: "| `dim(5)` |"',
  );
});

test('pins: a statement needs a new review when a value in the statement changes', () => {
  const texts = ['Wait :value[limit]{in=seconds}.'];
  const pins = check({ texts, pins: [] })[1]?.update?.lines ?? [];
  expect(check({ texts, pins })).toEqual([]);
  expect(check({ texts, pins, limit: 6 })[0]?.message).toBe(
    'Since the last review of this table row, the value of limit has changed: "Wait :value[limit]{in=seconds}."',
  );
});

test('pins: a statement needs a new review when a symbol in the statement is removed', () => {
  expect(check({ texts: ['| red |'], pins: ['docs/b.md\t| red |\t01234567', ''] })[0]?.message).toBe(
    'Since the last review of this table row, a function or value that it names was removed: "| red |"',
  );
});

test('pins: a statement is text that no other check verifies, such as a table row', () => {
  const source = ['::trace{state=open}', '```md', '::trace{state=no}', '```'].join('\n');
  const prose = [
    {
      kind: 'paragraph' as const,
      markdown:
        'It has two modes. It is blue.\nIt does not implement more. It waits for :value[limit]. In 5 ms, `7` ends.',
      line: 10,
      column: 1,
    },
    {
      kind: 'paragraph' as const,
      markdown: 'It is `off`. Then it returns `false`. It comes each second.',
      line: 13,
      column: 1,
    },
    {
      kind: 'paragraph' as const,
      markdown:
        'Then call `dim(5)`. See [`dim`](/api) for more. It logs `success`. It has `other`. It needs `lang="en"`.',
      line: 14,
      column: 1,
    },
    { kind: 'paragraph' as const, markdown: '*:figure[lamp]. The lamp is on.*', line: 15, column: 1 },
    { kind: 'cell' as const, markdown: '| a', line: 20, column: 1 },
  ];
  const code = { options: {}, columns: [0, 0], column: 1 };
  const codeBlocks = [
    { ...code, language: 'md', code: '::trace{state=no}', line: 2 },
    { ...code, language: 'mermaid', code: 'flowchart TD\n\n  a --> b', line: 30, columns: [0, 0, 0] },
    { ...code, language: 'bash', code: 'npm test\nnpm start', line: 40 },
    { ...code, language: 'ts', code: 'dim(5);', line: 50 },
    { ...code, language: 'text', code: '5', line: 60, options: { output: true as const } },
  ];
  const isDocumented = (name: string) => ['dim(5)', 'dim', 'success'].includes(name);
  const found = findStatements({ prose, codeBlocks, source, units: [], words: ['implement'], isDocumented });
  expect(found.map(({ what, text, line }) => `${line} ${what} ${text}`)).toEqual([
    '1 directive ::trace{state=open}',
    '2 code block ```md ::trace{state=no}',
    '10 sentence It has two modes.',
    '11 sentence It does not implement more.',
    '11 sentence It waits for :value[limit].',
    '13 sentence It comes each second.',
    '13 sentence Then it returns `false`.',
    '14 sentence Then call `dim(5)`.',
    '14 sentence It logs `success`.',
    '14 sentence It needs `lang="en"`.',
    '15 caption *:figure[lamp]. The lamp is on.*',
    '20 table row | a |',
    '31 diagram flowchart TD',
    '33 diagram a --> b',
    '40 code block ```bash npm test npm start',
  ]);
});
