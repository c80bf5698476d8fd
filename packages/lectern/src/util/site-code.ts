import { AsyncLocalStorage } from 'node:async_hooks';
import { types } from 'node:util';

/** Code that is not the engine's: the configuration, a hook of a plug-in, or what a page runs. */
export interface SiteCode {
  /** A noun phrase: `the hook "read" of the plug-in "team"`. */
  what: string;
  /** The file that it runs for, relative to the site's folder. */
  file?: string | undefined;
}

interface Running {
  code?: SiteCode | undefined;
  /** What was called and has not returned, or whose promise has not settled. */
  unsettled: Set<SiteCode>;
}

/* Node passes its value on to the timers and promises that code starts. Only this tells whose they are: an error of the
   file system has no stack. */
const running = new AsyncLocalStorage<Running>();

/** Runs a command, within which `unsettledSiteCode` knows what is still running. */
export function trackSiteCode<Result>(run: () => Result): Result {
  return running.run({ unsettled: new Set() }, run);
}

/** Runs code of the site, so that an error in anything it starts can be attributed to it. */
export function runSiteCode<Result>({ run, ...code }: SiteCode & { run: () => Result }): Result {
  const unsettled = running.getStore()?.unsettled ?? new Set<SiteCode>();
  const settle = (): void => void unsettled.delete(code);
  unsettled.add(code);
  let result: Result | undefined;
  try {
    result = running.run({ code, unsettled }, run);
    return result;
  } finally {
    if (types.isPromise(result)) result.then(settle, settle);
    else settle();
  }
}

/** The code that started what is running, even if it has returned since. */
export function siteCodeRunning(): SiteCode | undefined {
  return running.getStore()?.code;
}

/** What has been called in the current command and has not settled. */
export function unsettledSiteCode(): SiteCode[] {
  return [...(running.getStore()?.unsettled ?? [])];
}
