import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

async function lineCounts(): Promise<Map<string, number>> {
  const files = await glob(['packages/*/src/**/*.{ts,tsx}', 'tests/**/*.ts'], {
    cwd: root,
    ignore: ['**/node_modules/**', '**/*.d.ts'],
  });
  const counted = files.sort().map(async (file): Promise<[string, number]> => {
    const text = await readFile(path.join(root, file), 'utf8');
    return [file, text.trimEnd().split('\n').length];
  });
  return new Map(await Promise.all(counted));
}

test('no source file has more than 300 lines, and the median is at most 80 lines', async () => {
  const counts = await lineCounts();
  expect([...counts].filter(([, lines]) => lines > 300)).toEqual([]);
  const sorted = [...counts.values()].sort((a, b) => a - b);
  expect(sorted.length).toBeGreaterThan(500);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(80);
});
