import { expect, test } from 'vitest';
import { nestingProblem } from './nesting.js';

const locationOf = (content: string): string | undefined => {
  const found = nestingProblem({ file: 'a.md', content });
  return found && `${found.line}:${found.column} ${found.message}`;
};
const containers = 'Quotes, lists, and admonitions are nested more than 100 levels deep.';
const brackets = 'Brackets and elements are nested more than 200 levels deep.';

test.each([
  ['quotes', `# A\n\n${'> '.repeat(101)}x`, `3:1 ${containers}`],
  ['list markers', `${'- '.repeat(20_000)}x`, `1:1 ${containers}`],
  ['numbered markers', `${'1. '.repeat(20_000)}x`, `1:1 ${containers}`],
  [
    'items that are indented step by step',
    Array.from({ length: 102 }, (_, depth) => `${'  '.repeat(depth)}- x\n`).join(''),
    `101:1 ${containers}`,
  ],
  [
    'indented items below many markers',
    `${'- '.repeat(99)}x\ny\n${' '.repeat(198)}- - x`,
    `3:1 ${containers}`,
  ],
  ['admonitions', ':::note\n'.repeat(101), `101:1 ${containers}`],
  ['braces', `a ${'{'.repeat(64_000)}`, `1:203 ${brackets}`],
  ['parentheses of an expression', `{${'('.repeat(16_000)}`, `1:201 ${brackets}`],
  ['brackets on many lines', `export const a = ${'[\n'.repeat(300)}`, `201:1 ${brackets}`],
  ['text directives', ':a['.repeat(201), `1:601 ${brackets}`],
  ['elements', '<b>'.repeat(201), `1:601 ${brackets}`],
  ['elements on many lines', '<div>\n'.repeat(201), `201:1 ${brackets}`],
])(
  'Markdown nesting: too deeply nested %s are an error at the first level over the limit',
  (_, content, expected) => {
    expect(locationOf(content)).toBe(expected);
  },
);

test.each([
  ['a code fence', `\`\`\`\n${'{'.repeat(300)}\n\`\`\`\n`],
  ['a blank line of many spaces', `a\n\n${' '.repeat(400)}\n\nb`],
  ['many spaces before text', `a\n${' '.repeat(400)}b`],
  ['inline code', '`{(`\n'.repeat(300)],
  ['brackets in prose', '[a '.repeat(300)],
  ['escaped braces', '\\{'.repeat(300)],
  ['many expressions with text', '{"("}\n'.repeat(300)],
  ['many elements', '<b>a</b> <br /> '.repeat(300)],
  ['many admonitions', ':::note\n\na\n\n:::\n\n'.repeat(300)],
])('Markdown nesting: there is no error for %s', (_, content) => {
  expect(locationOf(content)).toBeUndefined();
});
