import { expect, test } from 'vitest';
import { crowdingProblem } from './crowding.js';

const locationOf = (content: string): string | undefined => {
  const found = crowdingProblem({ file: 'a.md', content });
  return found && `${found.line}:${found.column}`;
};

test.each([
  ['entities', '&amp;', '1:10001'],
  ['expressions', '{1} ', '1:8001'],
  ['text directives', ':a: ', '1:8001'],
  ['escapes', '\\<', '1:4001'],
  ['entities on many lines', '&amp;\n', '2001:1'],
])(
  'Markdown limits: a paragraph with too many %s is an error at the first occurrence over the limit',
  (_, piece, place) => {
    expect(locationOf(piece.repeat(3000))).toBe(place);
  },
);

test.each([
  ['paragraphs', '&amp;\n\n'],
  ['rows of a table', '| &amp; |\n'],
  ['items of a list', '- {1}\n'],
  ['code spans', '`&amp;` '],
  ['lines in a fence', '```\n&amp;\n```\n'],
  ['braces in one expression', '{[{}, {}, {}]}\n\n'],
])('Markdown limits: a document may contain many %s', (_, piece) => {
  expect(locationOf(piece.repeat(3000))).toBeUndefined();
});

test('Markdown limits: a paragraph with too many elements is an error at the first element over the limit', () => {
  expect(locationOf('<b>a</b> '.repeat(10_000))).toBeUndefined();
  expect(locationOf('<b>a</b> '.repeat(10_001))).toBe('1:90001');
  expect(locationOf('<b>a</b>\n\n'.repeat(10_001))).toBeUndefined();
});

test('Markdown limits: a paragraph with too many colons is an error at the first colon over the limit', () => {
  expect(locationOf('a: '.repeat(10_000))).toBeUndefined();
  expect(locationOf('a: '.repeat(10_001))).toBe('1:30002');
  expect(locationOf('a: \n\n'.repeat(10_001))).toBeUndefined();
  expect(locationOf('[a]: https://example.org/b\n'.repeat(10_001))).toBeUndefined();
});

test('Markdown limits: a document with too many admonitions is an error at the first admonition over the limit', () => {
  const note = ':::note\n\na\n\n:::\n\n';
  expect(locationOf(note.repeat(5000))).toBeUndefined();
  expect(locationOf(note.repeat(5001))).toBe('30001:1');
  expect(locationOf(`\`\`\`\n${note.repeat(5001)}\`\`\`\n`)).toBeUndefined();
});

test('Markdown limits: a document with too many footnote references is an error at the line over the limit', () => {
  expect(locationOf('[^a]\n\n'.repeat(20_000))).toBeUndefined();
  expect(locationOf('[^a]\n\n'.repeat(20_001))).toBe('40001:1');
  expect(locationOf(`\`\`\`\n${'[^a]\n'.repeat(20_001)}\`\`\`\n`)).toBeUndefined();
});

test('Markdown limits: a table with too many missing cells is an error at the row over the limit', () => {
  const table = (rows: number) => `|${'a|'.repeat(5001)}\n|${'-|'.repeat(5001)}\n${'|b|\n'.repeat(rows)}`;
  expect(locationOf(table(100))).toBeUndefined();
  expect(locationOf(table(101))).toBe('103:1');
  expect(locationOf(`> ${table(101).replaceAll('\n', '\n> ')}`)).toBe('103:1');
  expect(locationOf(`${table(100)}\n${'|b|\n'.repeat(5000)}`)).toBeUndefined();
});

test('Markdown limits: a directive name that is too long for the parser is an error at its start', () => {
  const padding = '\n\nWords.'.repeat(400);
  expect(locationOf(`a :a${'é'.repeat(2000)}${padding}`)).toBe('1:3');
  expect(locationOf(`a :a${'é'.repeat(1000)}${padding}`)).toBeUndefined();
  expect(locationOf(`![a](data:image/png;base64,${'A'.repeat(5000)})`)).toBeUndefined();
});

test('Markdown limits: less-than signs in a paragraph count as elements', () => {
  expect(locationOf('é < '.repeat(10_001))).toBe('1:40003');
});

test('Markdown limits: data in an export does not count as a paragraph', () => {
  expect(locationOf(`export const a = [\n${'  { b: ":c" },\n'.repeat(3000)}];\n`)).toBeUndefined();
});

test("Markdown limits: colons in a JSX attribute's value do not count as Markdown", () => {
  const property = `responses={${JSON.stringify(Array.from({ length: 6000 }, () => ({ a: { b: 'c' } })))}}`;
  const content = `<Codes\n  ${property}\n>\n</Codes>\n`;
  expect(crowdingProblem({ file: 'a.mdx', content })).toBeUndefined();
  expect(crowdingProblem({ file: 'a.mdx', content: property.replace('}}', '}} ::a') })).toBeDefined();
  expect(crowdingProblem({ file: 'a.md', content })).toBeDefined();
});
