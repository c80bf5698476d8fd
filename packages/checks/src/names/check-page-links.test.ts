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

test("link text: the title of a document other than the link's target is an error", () => {
  expect(problems('See\nthe [Design](../overview.md).')).toEqual([
    '8:5 The link text "Design" is the title of docs/architecture/design.md, but the link leads to docs/overview.md.',
  ]);
});

test('link text: “DESIGN” counts as the title “Design”, but “design” does not', () => {
  expect(problems('[DESIGN](../overview.md)')).toHaveLength(1);
  expect(problems('[DESIGN](design.md), [design](../overview.md)')).toEqual([]);
});

test("link text: the target's title, and text that is not the title of any document, are valid", () => {
  expect(
    problems('[Design](design.md#parts), [Overview](overview.md), and [Overview](../overview.md)'),
  ).toEqual([]);
  expect(
    problems(
      '[the design](../overview.md), [Design](../overview.md#design), [Design](https://example.org/a.md), [Design](/design)',
    ),
  ).toEqual([]);
});
