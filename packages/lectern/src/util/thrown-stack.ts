import type { Debugger, Session } from 'node:inspector';
import { fileURLToPath } from 'node:url';
import { messageOf } from './message-of.js';
import { framesOf } from './stack-locations.js';

interface Thrown<Result> {
  error: unknown;
  /** Runs the code that threw the value again. */
  rerun: () => Result;
}

/** How long a function that is called again may wait, in milliseconds. */
const patience = 10_000;

/**
 * Returns an error with a stack for a thrown value that has none, such as a string or an error of the file system. The
 * code runs again while the debugger observes its exceptions.
 */
export function withStack({ error, rerun }: Thrown<unknown>): unknown {
  const observer = hasStack(error) ? undefined : observeExceptions();
  if (observer === undefined) return error;
  try {
    // The name of the function marks the end of the site's own stack.
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

/** Like `withStack`, for code that returns a promise. */
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
  /** Returns an error with the stack of `thrown`, and the message of `error`. */
  stackFor(input: { error: unknown; thrown: unknown }): unknown;
  end(): void;
}

/** A value as the debugger describes it, and the stack of the place where it was thrown. */
interface Observed {
  type: unknown;
  text: string;
  stack: string;
}

/** Returns undefined if this Node has no debugger. */
function observeExceptions(): Observer | undefined {
  const inspector = process.getBuiltinModule('node:inspector') as typeof import('node:inspector') | undefined;
  if (inspector === undefined) return undefined;
  const session: Session = new inspector.Session();
  session.connect();
  const urls = new Map<string, string>();
  const observed: Observed[] = [];
  session.on('Debugger.scriptParsed', ({ params }) => urls.set(params.scriptId, params.url));
  // The thread isn't really paused, because a session of the same thread can't wait for a command.
  session.on('Debugger.paused', ({ params }) => {
    const { type, subtype, value, description, unserializableValue } = (params.data ?? {}) as Remote;
    const text = `${subtype} ${String(value)} ${unserializableValue} ${description}`;
    observed.push({ type, text, stack: stackOf({ params, urls }) });
  });
  session.post('Debugger.enable');
  session.post('Debugger.setAsyncCallStackDepth', { maxDepth: 8 });
  session.post('Debugger.setPauseOnExceptions', { state: 'all' });
  return {
    stackFor: ({ error, thrown }) => {
      const last = observed.findLast(({ type }) => type === typeof thrown);
      // A promise that is rejected passes the value on to other promises, so the value is thrown several times.
      const same = observed.filter(
        ({ type, text }) => last !== undefined && type === last.type && text === last.text,
      );
      if (same.length === 0) return error;
      const located = new Error(messageOf(error), { cause: error });
      located.stack = `Error\n${same.map(({ stack }) => stack).join('\n')}`;
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

interface StackInput {
  params: Debugger.PausedEventDataType;
  urls: ReadonlyMap<string, string>;
}

function stackOf({ params, urls }: StackInput): string {
  const frames = params.callFrames.map(({ functionName, url, location }) => ({
    name: functionName,
    url: url || (urls.get(location.scriptId) ?? ''),
    line: location.lineNumber,
    column: location.columnNumber ?? 0,
  }));
  for (let parent = params.asyncStackTrace; parent !== undefined; parent = parent.parent)
    for (const { functionName, url, scriptId, lineNumber, columnNumber } of parent.callFrames)
      frames.push({
        name: functionName,
        url: url || (urls.get(scriptId) ?? ''),
        line: lineNumber,
        column: columnNumber,
      });
  const end = frames.findIndex(({ name }) => name === 'rerunForStack');
  return frames
    .slice(0, end === -1 ? undefined : end)
    .map(({ name, url, line, column }) => {
      const path = url.startsWith('file:') ? fileURLToPath(url) : url;
      return `    at ${/^[\w$.]+$/.test(name) ? name : 'anonymous'} (${path}:${line + 1}:${column + 1})`;
    })
    .join('\n');
}
