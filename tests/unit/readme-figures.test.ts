import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { ToolResult } from '../../bench/report.mjs';
import { ratioToFastest } from '../../bench/report.mjs';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');

test('README.md quotes the numbers that the benchmark measured', () => {
  const { results } = JSON.parse(read('bench/results/1000.json')) as { results: ToolResult[] };
  const ratio = (value: (result: ToolResult) => number | undefined): string | undefined =>
    ratioToFastest({ results, own: 'lectern', value })?.toFixed(1);
  const kilobytes = results.map(({ page }) => Math.round((page?.bytes.all ?? 0) / 1000));
  const [own, ...theirs] = kilobytes;
  const text = read('README.md').replaceAll('\n', ' ');
  expect(text).toContain(
    `takes ${ratio(({ cold }) => cold?.seconds)} times as long as Lectern for a cold build`,
  );
  expect(text).toContain(`${ratio(({ edit }) => edit?.seconds)} times as long after one edit`);
  expect(text).toContain(
    `everything it loads is ${own} kB in size; with the others, a page is ${Math.min(...theirs)} to ${Math.max(...theirs)} kB.`,
  );
  const [ownSearch, ...searches] = results.map(({ page }) => Math.round(page?.search.first ?? Infinity));
  expect(text).toContain(
    `the first result of the first search appears after ${ownSearch} ms; with the others, after ${Math.min(...searches)} ms or more.`,
  );
});
