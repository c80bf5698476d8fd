import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;

test('media queries in the theme use em units, not px', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(files.length).toBeGreaterThan(20);
  const inPixels = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/@media[^{]*\dpx[^{]*/g)].map(
      ([query]) => `${file}: ${query.trim()} (divide by 16 and write em)`,
    ),
  );
  expect(inPixels).toEqual([]);
});
