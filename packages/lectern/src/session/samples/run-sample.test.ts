import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runSample, thrown } from './run-sample.js';

const module = { path: '/site/docs/lectern-sample-0.ts', code: '' };

test('an error that a code sample throws is reported with its message and its location in the sample', () => {
  const stderr = `/site/docs/lectern-sample-0.ts:3
throw new LampError('No bulb.\\nNone.');
      ^

LampError: No bulb.
None.
    at light (/library/src/index.ts:3:9)
    at <anonymous> (/site/docs/lectern-sample-0.ts:7:2) {
  code: 'NO_BULB'
}

Node.js v20.20.2
`;
  expect(thrown({ stderr, module })).toEqual({
    ok: false,
    problem: { message: 'LampError: No bulb.\nNone.', line: 7, column: 2 },
  });
});

test('a thrown value without a stack in a code sample is located at the line that Node reports', () => {
  const stderr =
    "/site/docs/lectern-sample-0.ts:3\nthrow 'dark';\n^\ndark\n(Use `node --trace-uncaught ...`)\n";
  expect(thrown({ stderr, module })).toMatchObject({ problem: { line: 3, column: 1 } });
});

test("a code sample that doesn't finish is stopped, and a finished code sample leaves no files behind", async () => {
  const siteDir = await mkdtemp(join(tmpdir(), 'lectern-run-'));
  const setup = { siteDir, packages: {}, declarations: [] };
  const run = (code: string, timeLimit: number) =>
    runSample({ module: { path: join(siteDir, 'lectern-sample-0.ts'), code }, setup, timeLimit });
  try {
    expect(await run('for (;;);', 500)).toEqual({
      ok: false,
      problem: { message: 'it did not finish within 0.5 seconds.', line: 1, column: 1 },
    });
    const code = 'const a: string = process.env.HOME ?? "nobody";\nconsole.log(a);\nconsole.error("b");\n';
    expect(await run(code, 30_000)).toEqual({ ok: true, output: 'nobody' });
    expect(await readdir(join(siteDir, '.lectern'))).toEqual([]);
  } finally {
    await rm(siteDir, { recursive: true });
  }
});
