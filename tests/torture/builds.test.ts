import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isCampaign, randomFrom, rounds, seed } from './campaign.js';
import { copySite, readTree } from './site-copy.js';

/* After a build that was killed, lacked resources, or ran at the same time as another one, the next build must produce
   the correct bytes. */

const program = join(import.meta.dirname, '../../packages/lectern/bin/lectern.js');

interface Outcome {
  code: number | null;
  text: string;
}

/** `killAfter` is in milliseconds. `fileSize` is the maximum size of a file in blocks. */
function build({
  dir,
  killAfter,
  fileSize,
}: {
  dir: string;
  killAfter?: number;
  fileSize?: number;
}): Promise<Outcome> {
  const limit = fileSize === undefined ? '' : `ulimit -f ${fileSize}; `;
  const child = spawn('bash', ['-c', `${limit}exec "$0" "$@"`, process.execPath, program, 'build', dir]);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += String(chunk)));
  const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code, text });
    });
  });
}

function expectPlainFailure({ code, text }: Outcome): void {
  expect({ code, text, stack: /\n\s+at .*:\d+:\d+/.exec(text)?.[0] }).toEqual({
    code,
    text,
    stack: undefined,
  });
  expect(text).not.toContain('internal-error');
}

describe.skipIf(!isCampaign)(`builds under random faults (seed ${seed})`, () => {
  let dir = '';
  let right: Record<string, string> = {};
  const output = (): Record<string, string> => readTree(join(dir, 'build'));
  const expectRight = async (what: string): Promise<void> => {
    const { code, text } = await build({ dir });
    expect({ what, code, text }).toEqual({ what, code: 0, text });
    const found = output();
    const wrong = [...new Set([...Object.keys(found), ...Object.keys(right)])].filter(
      (file) => found[file] !== right[file],
    );
    expect({ what, wrong }).toEqual({ what, wrong: [] });
  };
  beforeAll(async () => {
    dir = copySite('ok-mermaid');
    expect((await build({ dir })).code).toBe(0);
    right = output();
  }, 600_000);
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  test('a killed build does not affect the output of the next build', async () => {
    for (let round = 0; round < rounds(0.4); round += 1) {
      const random = randomFrom(seed * 5_000_011 + round);
      if (random.below(2) === 0) rmSync(join(dir, '.lectern'), { recursive: true, force: true });
      if (random.below(2) === 0) rmSync(join(dir, 'build'), { recursive: true, force: true });
      await build({ dir, killAfter: random.below(4000) });
      await expectRight(`kill ${round}`);
    }
  });

  test('a build with a damaged cache file writes the expected output', async () => {
    for (let round = 0; round < rounds(0.8); round += 1) {
      const random = randomFrom(seed * 6_000_011 + round);
      const cache = join(dir, '.lectern/cache');
      const files = readdirSync(cache, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort();
      const file = random.pick(files);
      const kind = random.pick(['delete', 'empty', 'cut', 'flip', 'folder', 'text'] as const);
      damage({ file, kind, at: random.below(1_000_000) });
      if (random.below(2) === 0) rmSync(join(dir, 'build'), { recursive: true, force: true });
      await expectRight(`damage ${round}: ${kind} ${file}`);
    }
  });

  test('two parallel builds succeed or fail with a readable error, and the next build writes the expected output', async () => {
    for (let round = 0; round < rounds(0.1); round += 1) {
      const outcomes = await Promise.all([build({ dir }), build({ dir })]);
      for (const outcome of outcomes.filter(({ code }) => code !== 0)) expectPlainFailure(outcome);
      await expectRight(`twins ${round}`);
    }
  });

  test('a full disk causes a readable error, and the next build writes the expected output', async () => {
    for (let round = 0; round < rounds(0.2); round += 1) {
      const random = randomFrom(seed * 7_000_003 + round);
      rmSync(join(dir, '.lectern'), { recursive: true, force: true });
      const outcome = await build({ dir, fileSize: 1 + random.below(200) });
      if (outcome.code !== 0) expectPlainFailure(outcome);
      await expectRight(`disk ${round}`);
    }
  });

  test('a page that changes during a build is built with its old or new content, or is reported as an error', async () => {
    const [name = ''] = readdirSync(join(dir, 'docs')).filter((file) => file.endsWith('.md'));
    const page = join(dir, 'docs', name);
    const text = readFileSync(page, 'utf8');
    for (let round = 0; round < rounds(0.1); round += 1) {
      const building = build({ dir });
      const timer = setInterval(() => writeFileSync(page, `${text}\nWords.\n`), 5);
      const outcome = await building;
      clearInterval(timer);
      // The build may have read the file while it was empty. Links to the file's headings were then broken.
      if (outcome.code !== 0) expectPlainFailure(outcome);
      writeFileSync(page, text);
      await expectRight(`change ${round}`);
    }
  });

  // The superuser can write everywhere.
  test.skipIf(process.getuid?.() === 0)(
    'an output folder without write permission causes a readable error',
    async () => {
      chmodSync(join(dir, 'build'), 0o500);
      rmSync(join(dir, '.lectern'), { recursive: true, force: true });
      expectPlainFailure(await build({ dir }));
      chmodSync(join(dir, 'build'), 0o700);
      await expectRight('read-only');
    },
  );
});

function damage({
  file,
  kind,
  at,
}: {
  file: string;
  kind: 'delete' | 'empty' | 'cut' | 'flip' | 'folder' | 'text';
  at: number;
}): void {
  const bytes = readFileSync(file);
  if (kind === 'empty') truncateSync(file, 0);
  else if (kind === 'cut') truncateSync(file, Math.floor(bytes.length / 2));
  else if (kind === 'text') writeFileSync(file, 'not what it was');
  else if (kind === 'flip' && bytes.length > 0) {
    const index = at % bytes.length;
    bytes[index] = (bytes[index] ?? 0) ^ 1;
    writeFileSync(file, bytes);
  } else {
    rmSync(file);
    if (kind === 'folder') mkdirSync(file);
  }
  expect(existsSync(file) || kind === 'delete' || kind === 'flip').toBe(true);
}
