import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const table = readFileSync(path.join(root, 'contributing/spec-coverage.md'), 'utf8');

interface Row {
  specification: string;
  test: string;
}

function rowsOf(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (?:Specification|---)/.test(line))
    .map((line) => {
      const cells = line.slice(2, -2).split(' | ');
      return { specification: cells[0] ?? '', test: cells.at(-1) ?? '' };
    });
}

function problemOf({ test: cell }: Row): string | undefined {
  const [, file, title] = /^`(\S+) › (.+)`$/.exec(cell) ?? [];
  if (file === undefined || title === undefined) return `"${cell}" is not of the form \`file › title\``;
  const absolute = path.join(root, file);
  if (!existsSync(absolute)) return `${file} does not exist`;
  if (file.startsWith('tests/fixtures/') && existsSync(path.join(root, 'tests/fixtures', title)))
    return undefined;
  const source = readFileSync(absolute, 'utf8');
  const titles = [...source.matchAll(/\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs)].map(([, , text = '']) =>
    text.replace(/\\(.)/g, '$1'),
  );
  return titles.includes(title) ? undefined : `${file} has no test "${title}"`;
}

test('specification coverage: each row names an existing test', () => {
  const rows = rowsOf(table);
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.map(problemOf).filter((problem) => problem !== undefined)).toEqual([]);
});

test.each(['2', '4', '7', '8', '9'])(
  'specification coverage: section %s of the specification has rows',
  (section) => {
    const sections = rowsOf(table).flatMap(
      ({ specification }) => specification.split(':')[0]?.split(', ') ?? [],
    );
    expect(sections).toContain(section);
  },
);

describe('an invalid row', () => {
  test.each([
    {
      cell: '`tests/browser/site/none.spec.ts › a title`',
      problem: 'tests/browser/site/none.spec.ts does not exist',
    },
    {
      cell: '`tests/unit/spec-coverage.test.ts › a title that no test has`',
      problem: 'tests/unit/spec-coverage.test.ts has no test "a title that no test has"',
    },
    { cell: 'by hand', problem: '"by hand" is not of the form `file › title`' },
  ])('in the specification coverage is reported: $problem', ({ cell, problem }) => {
    expect(problemOf({ specification: '2: x', test: cell })).toBe(problem);
  });
});
