import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import type { SiteCode } from '../util/site-code.js';
import { siteCodeRunning } from '../util/site-code.js';

/** Knows which timers hooks of plug-ins have started. */
export interface SiteTimers {
  /** A warning for each hook with a timer that would still fire. */
  leftovers(): Diagnostic[];
  stop(): void;
}

/** Node can tell that timers are pending, but not who started them. */
export function watchTimers(): SiteTimers {
  const timers = new Map<NodeJS.Timeout, SiteCode>();
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
  const recorded = <Start extends (...input: never[]) => NodeJS.Timeout>(start: Start): Start => {
    const run = (...input: never[]): NodeJS.Timeout => {
      const timer = start(...input);
      const code = siteCodeRunning();
      // Pages are rendered once, so what they start has no effect.
      if (code !== undefined && code.file === undefined) timers.set(timer, code);
      return timer;
    };
    // `util.promisify(setTimeout)` uses a property of the function.
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
      // False for a timer that has fired, and for one that wouldn't keep a process running.
      const pending = [...timers].filter(([timer]) => timer.hasRef());
      return [...new Set(pending.map(([, { what }]) => what))].map((what) =>
        problem({
          code: 'timer-left',
          severity: 'warning',
          message: `A timer that was started by ${what} is still running at the end of the build, which doesn't wait for it.`,
          hint: 'Await the work that the timer does, or clear the timer. If nothing depends on it, call its `unref()` method.',
        }),
      );
    },
    stop() {
      Object.assign(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval });
    },
  };
}
