import { utimesSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withFileLock } from './file-lock.js';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lectern-lock-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test('file lock: functions that need the same lock run one after another, even if the first function throws', async () => {
  const file = join(dir, 'deep/a.lock');
  const events: string[] = [];
  const run = (name: string) => async () => {
    events.push(`${name} begins`);
    await new Promise(setImmediate);
    events.push(`${name} ends`);
    if (name === 'a') throw new Error('a fails');
  };
  const first = withFileLock({ file, run: run('a') });
  const second = withFileLock({ file, run: run('b'), onWait: () => events.push('b waits') });
  await expect(first).rejects.toThrow('a fails');
  await second;
  expect(events).toEqual(['a begins', 'b waits', 'a ends', 'b begins', 'b ends']);
});

test('file lock: a lock is ignored if its process has ended, or if the lock is too old', async () => {
  const file = join(dir, 'a.lock');
  const run = () => Promise.resolve('done');
  // No process has an ID this large.
  await writeFile(file, JSON.stringify({ pid: 2 ** 30, host: hostname() }));
  expect(await withFileLock({ file, run })).toBe('done');
  await writeFile(file, JSON.stringify({ pid: process.pid, host: 'another' }));
  await utimes(file, new Date(0), new Date(0));
  expect(await withFileLock({ file, run })).toBe('done');
});

test('file lock: a function that runs too long does not release the lock that another function has taken', async () => {
  const file = join(dir, 'a.lock');
  let endSecond = (): void => undefined;
  let second = Promise.resolve();
  await withFileLock({
    file,
    run: async () => {
      utimesSync(file, 0, 0);
      second = withFileLock({ file, run: () => new Promise<void>((resolve) => (endSecond = resolve)) });
      await vi.waitFor(async () => expect((await stat(file)).mtimeMs).toBeGreaterThan(0));
    },
  });
  expect((await stat(file)).isFile()).toBe(true);
  endSecond();
  await second;
  await expect(stat(file)).rejects.toThrow('ENOENT');
});

test('file lock: an incomplete lock file, or a folder at the path of the lock file, is replaced', async () => {
  const file = join(dir, 'a.lock');
  const run = () => Promise.resolve('done');
  const moment = new Date(Date.now() - 2000);
  await writeFile(file, '{"pid":');
  await utimes(file, moment, moment);
  expect(await withFileLock({ file, run })).toBe('done');
  await mkdir(join(file, 'deep'), { recursive: true });
  await utimes(file, moment, moment);
  expect(await withFileLock({ file, run })).toBe('done');
});

test('file lock: the lock is renewed while a long-running function runs', async () => {
  const file = join(dir, 'a.lock');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await withFileLock({
      file,
      isLong: true,
      run: async () => {
        utimesSync(file, new Date(0), new Date(0));
        vi.advanceTimersByTime(60_000);
        expect((await stat(file)).mtimeMs).toBeGreaterThan(0);
      },
    });
  } finally {
    vi.useRealTimers();
  }
});
