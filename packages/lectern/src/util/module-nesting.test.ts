import { expect, test } from 'vitest';
import { nestingMistake } from './module-nesting.js';

const brackets = 'Brackets are nested more than 1,000 levels deep.';
const elements = 'Elements are nested more than 1,000 levels deep.';
const branches = 'The module has more than 10,000 else branches.';
const operators = 'An expression has more than 10,000 operators.';

test.each([
  ['brackets', `const a =\n  ${'['.repeat(1001)}${']'.repeat(1001)};`, brackets, 2, 1003],
  ['parentheses that are never closed', '('.repeat(2000), brackets, 1, 1001],
  ['rules of a style sheet', '.a{\n'.repeat(1001), brackets, 1001, 3],
  ['brackets after strings and comments', `'(' /* ( */ // (\n${'('.repeat(1001)}`, brackets, 2, 1001],
  ['tags that are never closed', `return ${'x<b>'.repeat(5001)}`, elements, 1, 20_009],
  ['elements', `a = ${'<b>'.repeat(1001)}${'</b>'.repeat(1001)}`, elements, 1, 3005],
  ['comparisons', `${'1 < '.repeat(5001)}1`, operators, 1, 20_003],
  ['type arguments', `type A = ${'B<'.repeat(5002)}`, elements, 1, 10_011],
  ['statements', 'if (a) '.repeat(6000), operators, 1, 35_001],
  ['loops', 'for (;;) '.repeat(6000), operators, 1, 45_001],
  ['calls', `a${'(b, {})'.repeat(11_000)}`, operators, 1, 70_008],
  ['classes', `class A ${'extends class '.repeat(5001)}`, operators, 1, 70_003],
  ['types', `type A = ${'keyof '.repeat(10_001)}B`, operators, 1, 60_004],
  ['unary operators', `${'!'.repeat(10_001)}1`, operators, 1, 10_001],
  ['conditional operators', `${'1?'.repeat(10_001)}1`, operators, 1, 20_002],
  ['branches', 'if(a){b();}else '.repeat(10_001), branches, 1, 160_012],
])(
  'code nesting: too many nested levels are an error at the first level over the limit: %s',
  (_, text, message, line, column) => {
    expect(nestingMistake({ file: 'A.tsx', text })).toMatchObject({ message, line, column });
  },
);

test.each([
  ['a thousand levels', `${'['.repeat(1000)}${']'.repeat(1000)}`],
  ['brackets in strings', `"(", '[', "\\"{",\n`.repeat(2000)],
  ['brackets in comments', '/* ( */ // [\n'.repeat(2000)],
  ['closed elements', '<b>a</b> <br />\n'.repeat(20_000)],
  ['comparisons and types', 'i<n;a[0]<b;f()<c;Array<string>;\n'.repeat(10_000)],
  ['closing brackets and apostrophes in text', `<p>:) don't</p>\n`.repeat(20_000)],
  ['operators in several statements', 'a = b + c;\n'.repeat(20_000)],
  ['operators in a list', '-1,'.repeat(60_000)],
  ['statements without semicolons', 'const a = b(c, d).e()\n'.repeat(20_000)],
  ['operators in a string', `"${'+/'.repeat(60_000)}"`],
])('code nesting: code within the limits is accepted: %s', (_, text) => {
  expect(nestingMistake({ file: 'a.js', text })).toBeUndefined();
});

test('code nesting: type arguments in a module with elements are no elements', () => {
  const text = `const a = [${'useState<string>(1),'.repeat(2000)} <b>c</b>];`;
  expect(nestingMistake({ file: 'A.tsx', text })).toBeUndefined();
});
