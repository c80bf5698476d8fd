import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { evidenceOptions } from '../options.js';
import { readEvidence } from './read-evidence.js';
import { checksumOf } from './snapshot.js';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lectern-evidence-'));
  await write({
    'site/lectern.config.ts': '',
    'src/a.test.ts': '',
    'src/b.test.ts': '',
    'src/deep/c.test.ts': '',
  });
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(files: Record<string, unknown>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
}

const config = evidenceOptions.parse({
  suites: [
    {
      id: 'unit',
      label: 'Unit tests',
      reports: ['../results/unit.json', 'evidence/unit.json'],
      include: ['src/**/*.test.ts'],
      exclude: ['src/deep/**'],
    },
  ],
});

function snapshot({ date, status }: { date: string; status: string }) {
  const tests = [{ titles: ['works'], status, seconds: 1 }];
  return {
    stamp: { date },
    files: ['src/a.test.ts', 'src/deep/c.test.ts', 'src/deleted.test.ts'].map((file) => ({ file, tests })),
  };
}

function read() {
  return readEvidence({ siteDir: join(root, 'site'), ...config });
}

it('test evidence: a suite without a report lists its test files without results', async () => {
  expect(await read()).toEqual({
    evidence: {
      suites: [
        {
          id: 'unit',
          label: 'Unit tests',
          files: ['src/a.test.ts', 'src/b.test.ts'],
          results: [],
          axe: [],
        },
      ],
      manual: [],
    },
    diagnostics: [],
    poll: [join(root, 'results/unit.json'), join(root, 'site/evidence/unit.json')],
  });
});

it.each([
  ['the fresh report', '2026-02-01T00:00:00Z', '2026-01-01T00:00:00Z', 'failed'],
  ['the snapshot', '2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z', 'passed'],
])('test evidence: the results come from %s if it is newer', async (...row) => {
  const [, fresh, kept, status] = row;
  await write({
    'results/unit.json': snapshot({ date: fresh, status: 'failed' }),
    'site/evidence/unit.json': snapshot({ date: kept, status: 'passed' }),
  });
  const { evidence } = await read();
  expect(evidence.suites[0]).toMatchObject({
    files: ['src/a.test.ts', 'src/b.test.ts'],
    results: [{ suite: 'unit', file: 'src/a.test.ts', titles: ['works'], status, seconds: 1, ids: [] }],
  });
});

it('test evidence: an error outside of any test counts as a failure in every suite', async () => {
  await write({ 'results/unit.json': { stamp: {}, files: [], errors: ['No server.'] } });
  const { evidence } = await read();
  expect(evidence.suites[0]?.results).toEqual([
    {
      suite: 'unit',
      file: '../results/unit.json',
      titles: ['The whole run'],
      status: 'failed',
      seconds: 0,
      message: 'No server.',
      ids: [],
    },
  ]);
});

it('test evidence: a damaged report is an error, even if another report is valid', async () => {
  await write({
    'results/unit.json': '{',
    'site/evidence/unit.json': snapshot({ date: '2026-01-01T00:00:00Z', status: 'passed' }),
  });
  const { diagnostics } = await read();
  expect(diagnostics).toMatchObject([{ code: 'broken-report', file: '../results/unit.json' }]);
});

it('test evidence: a measurements file that was edited by hand, or has no checksum, is an error', async () => {
  const report = { heard: 5, checksum: checksumOf({ heard: 5 }) };
  const read = async (measured: object) => {
    await write({ 'site/evidence/lamp.json': measured });
    const settings = { ...config, measurements: ['evidence/lamp.json', 'evidence/missing.json'] };
    const { diagnostics } = await readEvidence({ siteDir: join(root, 'site'), ...settings });
    return diagnostics.map(({ file, message }) => `${file}: ${message}`);
  };
  expect(await read(report)).toEqual([]);
  expect(await read({ ...report, heard: 50 })).toEqual([
    "evidence/lamp.json: The measurements file can't be read: its checksum does not match, so the file was edited after a program wrote it.",
  ]);
  expect(await read({ heard: 5 })).toEqual([
    'evidence/lamp.json: The measurements file can\'t be read: it has no "checksum", which the program that writes the file must add.',
  ]);
});
