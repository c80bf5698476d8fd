import { AsyncLocalStorage } from 'node:async_hooks';
import { types } from 'node:util';
import type { Watchdog } from './watchdog.js';

/** Code that isn't part of the engine: the configuration, a plug-in's hook, or code that a page runs. */
export interface SiteCode {
  /** A noun phrase for messages, such as `the hook "read" of the plug-in "team"`. */
  what: string;
  /** The file for which the code runs, relative to the site's folder. */
  file?: string | undefined;
  /** Returns the location of the code's owner, such as a plug-in in the configuration, for errors without a location. */
  owner?: (() => Location | undefined) | undefined;
}

interface Location {
  file: string;
  line?: number | undefined;
  column?: number | undefined;
}

export function locationOfCode({ file, owner }: SiteCode): Partial<Location> {
  return file === undefined ? (owner?.() ?? {}) : { file };
}

interface Running {
  code?: SiteCode | undefined;
  unsettled: Set<SiteCode>;
  watchdog?: Watchdog | undefined;
}

/* Node passes this value on to timers and promises that the code starts. Some of their errors have no stack, so only
   this value shows which code caused them. */
const running = new AsyncLocalStorage<Running>();

export function trackSiteCode<Result>({
  run,
  watchdog,
}: {
  run: () => Result;
  watchdog?: Watchdog | undefined;
}): Result {
  return running.run({ unsettled: new Set(), watchdog }, run);
}

export function runSiteCode<Result>({ run, ...code }: SiteCode & { run: () => Result }): Result {
  const { unsettled = new Set<SiteCode>(), watchdog } = running.getStore() ?? {};
  const calls = watchdog?.calls;
  const settle = (): void => {
    unsettled.delete(code);
    calls?.unsettled(unsettled.size);
  };
  unsettled.add(code);
  calls?.unsettled(unsettled.size);
  calls?.enter();
  let result: Result | undefined;
  try {
    result = running.run({ code, unsettled, watchdog }, run);
    return result;
  } finally {
    calls?.leave();
    if (types.isPromise(result)) result.then(settle, settle);
    else settle();
  }
}

export function siteWatchdog(): Watchdog | undefined {
  return running.getStore()?.watchdog;
}

/** Returns the code that started the current callback, even if this code has already returned. */
export function siteCodeRunning(): SiteCode | undefined {
  return running.getStore()?.code;
}

export function unsettledSiteCode(): SiteCode[] {
  return [...(running.getStore()?.unsettled ?? [])];
}
