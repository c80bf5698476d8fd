import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { formatDiagnostic } from '../diagnostics/diagnostic.js';
import { runSiteCode } from '../util/site-code.js';
import { watchTimers } from './site-timers.js';

test('a plug-in hook that leaves several timers pending is reported only once', async () => {
  const original = globalThis.setTimeout;
  const timers = watchTimers();
  const started: NodeJS.Timeout[] = [];
  try {
    const hook = (what: string, run: () => unknown) => runSiteCode({ what, run });
    hook('the hook "read" of the plug-in "team"', () => {
      started.push(
        setInterval(() => undefined, 60_000),
        setTimeout(() => undefined, 60_000),
      );
    });
    hook('the hook that clears', () => clearTimeout(setTimeout(() => undefined, 60_000)));
    hook('the hook that needs no process', () => setTimeout(() => undefined, 60_000).unref());
    await hook('the hook that waits', () => promisify(setTimeout)(1));
    runSiteCode({
      what: 'the page a.md',
      file: 'a.md',
      run: () => started.push(setTimeout(() => undefined, 60_000)),
    });
    started.push(setTimeout(() => undefined, 60_000));
    expect(timers.leftovers().map((found) => formatDiagnostic(found))).toEqual([
      'warning [timer-left]\n  A timer that the hook "read" of the plug-in "team" started is still running at the end of the build. The build doesn\'t wait for it.\n  Await the work that the timer does, or clear the timer. If nothing depends on the timer, call its `unref()` method.',
    ]);
  } finally {
    timers.stop();
    for (const timer of started) clearTimeout(timer);
  }
  expect(globalThis.setTimeout).toBe(original);
});
