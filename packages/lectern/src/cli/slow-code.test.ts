import { expect, test, vi } from 'vitest';
import { runSiteCode, trackSiteCode } from '../util/site-code.js';
import { watchSlowCode } from './slow-code.js';

test('slow code: a hook that has not finished for a long time is named once, with its plug-in’s location', async () => {
  const warnings: string[] = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await trackSiteCode({
      run: async () => {
        const slow = watchSlowCode({ seconds: 30, report: (warning) => warnings.push(warning) });
        void runSiteCode({
          what: 'the hook "read" of the plug-in "slow"',
          owner: () => ({ file: 'lectern.config.ts', line: 3, column: 5 }),
          run: () => new Promise(() => undefined),
        });
        await runSiteCode({ what: 'the hook "check" of the plug-in "fast"', run: () => Promise.resolve() });
        vi.advanceTimersByTime(120_000);
        slow.stop();
      },
    });
  } finally {
    vi.useRealTimers();
  }
  expect(warnings).toEqual([
    [
      'warning [slow-code] lectern.config.ts:3:5',
      '  The hook "read" of the plug-in "slow" has not finished after 30 s. The command is still waiting for it.',
      '  If it never finishes, look for a promise that never settles, or for a request without a timeout.',
    ].join('\n'),
  ]);
});
