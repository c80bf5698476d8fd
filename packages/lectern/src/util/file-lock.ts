import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning } from './is-running.js';

interface Options<T> {
  /** The file that exists while a process holds the lock. */
  file: string;
  run: () => Promise<T>;
  /** In ms. A lock of this age is ignored: its owner hangs, or ran on another machine. */
  patience?: number;
}

const defaultPatience = 120_000;
const pause = 20;

/** Runs a function while no other process runs one with the same lock. */
export async function withFileLock<T>({ file, run, patience = defaultPatience }: Options<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) {
    if (isAbandoned({ file, patience })) rmSync(file, { force: true });
    else await wait(pause);
  }
  try {
    return await run();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, host: hostname() }), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned({ file, patience }: { file: string; patience: number }): boolean {
  try {
    if (Date.now() - statSync(file).mtimeMs > patience) return true;
    const { pid, host } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; host: string };
    return host === hostname() && !isRunning(pid);
  } catch {
    // It was released, or its owner is still writing it.
    return false;
  }
}
