import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import type { ServerMessage } from './messages.js';
import { supervised } from './messages.js';

interface Options {
  program: string;
  args: readonly string[];
  siteDir: string;
  host: string | undefined;
}

/**
 * Site code can block or end the process, for example with an infinite loop or by running out of memory. So the dev
 * server runs in a child process. If it fails, this process responds with the error, and restarts the server after the
 * next edit.
 * @returns The server's exit code, if the server can't start or exits on its own.
 */
export async function superviseServer({ program, args, siteDir, host }: Options): Promise<number> {
  const stopping = new AbortController();
  let child: ChildProcess | undefined;
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const stop = (signal: NodeJS.Signals): void => {
    stopping.abort(signal);
    child?.kill(signal);
  };
  for (const signal of signals) process.on(signal, stop);
  let url: string | undefined;
  for (;;) {
    const port = url === undefined ? [] : ['--port', new URL(url).port];
    child = fork(program, [...args, ...port], { env: { ...process.env, [supervised]: '1' } });
    const ended = await endOf(child);
    child = undefined;
    url ??= ended.url;
    if (stopping.signal.aborted) break;
    if (url === undefined || ended.code === 0) return ended.code ?? 1;
    const { standIn } = await import('./stand-in.js');
    const { signal } = stopping;
    await standIn({ siteDir, url, host, diagnostics: ended.diagnostics ?? [unexpected(ended)], signal });
    if (stopping.signal.aborted) break;
  }
  for (const signal of signals) process.off(signal, stop);
  // End this process with the signal that it received, as if it had no signal handler.
  process.kill(process.pid, stopping.signal.reason as NodeJS.Signals);
  return 1;
}

interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  url?: string | undefined;
  diagnostics?: readonly Diagnostic[] | undefined;
}

function endOf(child: ChildProcess): Promise<Ended> {
  let url: string | undefined;
  let diagnostics: readonly Diagnostic[] | undefined;
  child.on('message', (message) => {
    const told = message as ServerMessage;
    if (told.kind === 'ready') url = told.url;
    else if (told.kind === 'failed') diagnostics = told.diagnostics;
  });
  return new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, url, diagnostics }));
  });
}

function unexpected({ code, signal }: Ended): Diagnostic {
  return problem({
    code: 'server-ended',
    message: `The process of the dev server ended (${signal ?? `exit code ${code}`}).`,
    hint: 'The output above shows the cause. The server starts again after the next edit.',
  });
}
