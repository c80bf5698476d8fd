import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import type { SiteCode } from '../util/site-code.js';
import { siteCodeRunning } from '../util/site-code.js';

export interface SiteTimers {
  leftovers(): Diagnostic[];
  stop(): void;
}

/** Node doesn't report which code started a timer, so this function replaces the global timer functions. */
export function watchTimers(): SiteTimers {
  const timers = new Map<NodeJS.Timeout, SiteCode>();
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
  const recorded = <Start extends (...input: never[]) => NodeJS.Timeout>(start: Start): Start => {
    const run = (...input: never[]): NodeJS.Timeout => {
      const timer = start(...input);
      const code = siteCodeRunning();
      // Record only timers of hooks, whose `code` has no `file`. Timers of pages don't matter, because each page is
      // rendered only once.
      if (code !== undefined && code.file === undefined) timers.set(timer, code);
      return timer;
    };
    // Copy the properties of the original function, because `util.promisify(setTimeout)` reads one of them.
    return Object.defineProperties(run, Object.getOwnPropertyDescriptors(start)) as unknown as Start;
  };
  const cleared =
    (clear: typeof clearTimeout): typeof clearTimeout =>
    (timer) => {
      if (typeof timer === 'object') timers.delete(timer);
      clear(timer);
    };
  globalThis.setTimeout = recorded(setTimeout);
  globalThis.setInterval = recorded(setInterval);
  globalThis.clearTimeout = cleared(clearTimeout);
  globalThis.clearInterval = cleared(clearInterval);
  return {
    leftovers() {
      // `hasRef` is false for timers that have fired, and for timers that don't keep the process alive.
      const pending = [...timers].filter(([timer]) => timer.hasRef());
      return [...new Set(pending.map(([, { what }]) => what))].map((what) =>
        problem({
          code: 'timer-left',
          severity: 'warning',
          message: `A timer that ${what} started is still running at the end of the build. The build doesn't wait for it.`,
          hint: 'Await the work that the timer does, or clear the timer. If nothing depends on the timer, call its `unref()` method.',
        }),
      );
    },
    stop() {
      Object.assign(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval });
    },
  };
}
