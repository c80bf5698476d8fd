import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning } from './is-running.js';

interface Options<T> {
  file: string;
  run: () => Promise<T>;
  /** Milliseconds after which a lock is ignored, because its owner probably hangs, or runs on another machine. */
  patience?: number;
  /** If true, the lock is renewed while `run` is running, because `run` may take longer than `patience`. */
  isLong?: boolean;
  onWait?: () => void;
}

const defaultPatience = 120_000;
const pause = 20;
const writing = 1000;

export async function withFileLock<T>({
  file,
  run,
  patience = defaultPatience,
  isLong = false,
  onWait,
}: Options<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  const id = randomUUID();
  let isWaiting = false;
  while (!take({ file, id })) {
    if (isAbandoned({ file, patience })) rmSync(file, { recursive: true, force: true });
    else {
      if (!isWaiting) onWait?.();
      isWaiting = true;
      await wait(pause);
    }
  }
  const timer = isLong ? setInterval(() => renew(file), patience / 10).unref() : undefined;
  try {
    return await run();
  } finally {
    clearInterval(timer);
    // If this function ran longer than `patience`, another process may have taken the lock.
    if (ownerOf(file)?.id === id) rmSync(file, { force: true });
  }
}

function renew(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // The lock, or its whole folder, has been deleted.
  }
}

interface Owner {
  id: string;
  pid: number;
  host: string;
}

function take({ file, id }: { file: string; id: string }): boolean {
  const owner: Owner = { id, pid: process.pid, host: hostname() };
  try {
    writeFileSync(file, JSON.stringify(owner), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned({ file, patience }: { file: string; patience: number }): boolean {
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  // The lock has been released.
  if (made === undefined) return false;
  const age = Date.now() - made;
  const owner = ownerOf(file);
  // The owner is still writing the lock or was killed while writing it, or the file is not a lock.
  if (owner === undefined) return age > writing;
  return age > patience || (owner.host === hostname() && !isRunning(owner.pid));
}

function ownerOf(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}
