import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readDocument } from '../../packages/openapi/src/read/read-document.js';
import { randomFrom, rounds, seed } from './campaign.js';
import { apiMistakes } from './positions/api-mistakes.js';
import { apiDocument } from './positions/api-surroundings.js';

const dir = realpathSync(mkdtempSync(join(tmpdir(), 'lectern-positions-')));
afterAll(() => {
  rmSync(dir, { recursive: true });
});

test(`errors in OpenAPI documents are reported at their exact locations (seed ${seed})`, async () => {
  const random = randomFrom(seed);
  const wrong: unknown[] = [];
  for (let round = 0; round < rounds(apiMistakes.length); round += 1) {
    const mistake = apiMistakes[round % apiMistakes.length];
    if (mistake === undefined) break;
    const { files, expected } = apiDocument({ mistake, random });
    const folder = join(dir, String(round));
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    const [main = ''] = Object.keys(files);
    const { diagnostics } = await readDocument({
      path: join(folder, main),
      siteDir: folder,
      allowRemote: false,
      route: '/api',
      splitBy: 'auto',
      cache: undefined,
    });
    const place = `${mistake.code} ${expected.file}:${expected.line}:${expected.column}`;
    const found = diagnostics
      .map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`)
      .join();
    if (found !== place)
      wrong.push({
        round,
        mistake: mistake.value,
        expected: place,
        found,
        messages: diagnostics.map(({ message }) => message),
        files,
      });
  }
  expect(wrong).toEqual([]);
});
