import type { Debugger, Session } from 'node:inspector';
import { isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentOf } from '../cache/cache-file.js';
import { messageOf } from './message-of.js';
import { framesOf } from './stack-locations.js';

interface Thrown<Result> {
  error: unknown;
  rerun: () => Result;
}

/** The maximum duration of a second run of asynchronous code, in milliseconds. */
const patience = 10_000;

/** A thrown string, for example, has no stack. The code then runs again while the debugger observes its exceptions. */
export function withStack({ error, rerun }: Thrown<unknown>): unknown {
  const observer = hasStack(error) ? undefined : observeExceptions();
  if (observer === undefined) return error;
  try {
    // The function's name marks the end of site code in the stack.
    (function rerunForStack() {
      rerun();
    })();
    return error;
  } catch (thrown) {
    return observer.stackFor({ error, thrown });
  } finally {
    observer.end();
  }
}

export async function withAsyncStack({ error, rerun }: Thrown<Promise<unknown>>): Promise<unknown> {
  const observer = hasStack(error) ? undefined : observeExceptions();
  if (observer === undefined) return error;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  try {
    const again = async function rerunForStack(): Promise<void> {
      await rerun();
    };
    await Promise.race([again(), late]);
    return error;
  } catch (thrown) {
    return observer.stackFor({ error, thrown });
  } finally {
    clearTimeout(timer);
    observer.end();
  }
}

function hasStack(error: unknown): boolean {
  return framesOf(error).length > 0;
}

interface Observer {
  stackFor(input: { error: unknown; thrown: unknown }): unknown;
  end(): void;
}

interface Observed {
  type: unknown;
  text: string;
  frames: readonly ObservedFrame[];
}

interface ObservedFrame {
  name: string;
  scriptId: string;
  /** The line is 0-based, like in the debugger. */
  line: number;
  column: number;
}

/** Returns undefined if Node was built without a debugger. */
function observeExceptions(): Observer | undefined {
  const inspector = process.getBuiltinModule('node:inspector') as typeof import('node:inspector') | undefined;
  if (inspector === undefined) return undefined;
  const session: Session = new inspector.Session();
  session.connect();
  const urls = new Map<string, string>();
  const observed: Observed[] = [];
  session.on('Debugger.scriptParsed', ({ params }) => urls.set(params.scriptId, params.url));
  // The thread isn't actually paused, because a session in the same thread can't wait for a command.
  session.on('Debugger.paused', ({ params }) => {
    const { type, subtype, value, description, unserializableValue } = (params.data ?? {}) as Remote;
    const text = `${subtype} ${String(value)} ${unserializableValue} ${description}`;
    observed.push({ type, text, frames: framesIn(params) });
  });
  session.post('Debugger.enable');
  session.post('Debugger.setAsyncCallStackDepth', { maxDepth: 8 });
  session.post('Debugger.setPauseOnExceptions', { state: 'all' });
  return {
    stackFor: ({ error, thrown }) => {
      const last = observed.findLast(({ type }) => type === typeof thrown);
      // A rejected promise passes its value on to other promises, so the value is thrown several times.
      const same =
        last === undefined
          ? []
          : observed.filter(({ type, text }) => type === last.type && text === last.text);
      const lines = same.flatMap(({ frames }) => frames.flatMap(lineFor({ session, urls })));
      if (lines.length === 0) return error;
      const located = new Error(messageOf(error), { cause: error });
      located.stack = `Error\n${lines.join('\n')}`;
      return located;
    },
    end: () => session.disconnect(),
  };
}

interface Remote {
  type?: unknown;
  subtype?: string;
  value?: unknown;
  description?: string;
  unserializableValue?: string;
}

function framesIn({ callFrames, asyncStackTrace }: Debugger.PausedEventDataType): ObservedFrame[] {
  const frames = callFrames.map(({ functionName, location }) => ({
    name: functionName,
    scriptId: location.scriptId,
    line: location.lineNumber,
    column: location.columnNumber ?? 0,
  }));
  for (let parent = asyncStackTrace; parent !== undefined; parent = parent.parent)
    for (const { functionName, scriptId, lineNumber, columnNumber } of parent.callFrames)
      frames.push({ name: functionName, scriptId, line: lineNumber, column: columnNumber });
  const end = frames.findIndex(({ name }) => name === 'rerunForStack');
  return frames.slice(0, end === -1 ? undefined : end);
}

/**
 * Formats a frame as V8 does. The result is empty for a transformed module, because its locations don't match the file.
 */
function lineFor({ session, urls }: { session: Session; urls: ReadonlyMap<string, string> }) {
  const sources = new Map<string, readonly string[]>();
  const linesOf = (scriptId: string): readonly string[] => {
    const known = sources.get(scriptId);
    if (known !== undefined) return known;
    let lines: string[] = [];
    session.post('Debugger.getScriptSource', { scriptId }, (_, result) => {
      lines = result.scriptSource.split('\n');
    });
    sources.set(scriptId, lines);
    return lines;
  };
  const files = createLineReader();
  return ({ name, scriptId, line, column }: ObservedFrame): string[] => {
    const url = urls.get(scriptId) ?? '';
    const path = url.startsWith('file:') ? fileURLToPath(url) : url;
    const isTransformed = isAbsolute(path) && files(path)[line] !== linesOf(scriptId)[line];
    const shown = /^[\w$.]+$/.test(name) ? name : 'anonymous';
    return path === '' || isTransformed ? [] : [`    at ${shown} (${url}:${line + 1}:${column + 1})`];
  };
}

function createLineReader(): (path: string) => readonly string[] {
  const files = new Map<string, readonly string[]>();
  return (path) => {
    const lines = files.get(path) ?? contentOf(path)?.toString().split('\n') ?? [];
    files.set(path, lines);
    return lines;
  };
}
