import { expect, test } from 'vitest';
import { pageLinkProblems } from './check-page-links.js';

const titles = new Map([
  ['design', ['docs/architecture/design.md']],
  ['overview', ['docs/overview.md', 'docs/architecture/overview.md']],
]);

function problems(markdown: string): string[] {
  const prose = [{ kind: 'paragraph' as const, markdown, line: 7, column: 1 }];
  return pageLinkProblems({ file: 'docs/architecture/classes.md', prose, titles }).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );
}

test('links: link text that is the title of another document is an error', () => {
  expect(problems('See\nthe [Design](../overview.md).')).toEqual([
    '8:5 The link text "Design" is the title of docs/architecture/design.md, but the link leads to docs/overview.md.',
  ]);
});

test('links: link text matches a title regardless of case, except for the first letter', () => {
  expect(problems('[DESIGN](../overview.md)')).toHaveLength(1);
  expect(problems('[DESIGN](design.md), [design](../overview.md)')).toEqual([]);
});

test("links: link text is valid if it is the target's title, or isn't the title of any document", () => {
  expect(
    problems('[Design](design.md#parts), [Overview](overview.md), and [Overview](../overview.md)'),
  ).toEqual([]);
  expect(
    problems(
      '[the design](../overview.md), [Design](../overview.md#design), [Design](https://example.org/a.md), [Design](/design)',
    ),
  ).toEqual([]);
});
