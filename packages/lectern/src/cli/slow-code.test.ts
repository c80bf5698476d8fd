import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runSiteCode, trackSiteCode } from '../util/site-code.js';
import { watchSlowCode } from './slow-code.js';

test('slow code: a hook that has not finished for a long time is named once, with its plug-in’s location', async () => {
  const warnings: string[] = [];
  await trackSiteCode({
    run: async () => {
      const slow = watchSlowCode({ seconds: 0.05, report: (warning) => warnings.push(warning) });
      void runSiteCode({
        what: 'the hook "read" of the plug-in "slow"',
        owner: () => ({ file: 'lectern.config.ts', line: 3, column: 5 }),
        run: () => new Promise(() => undefined),
      });
      await runSiteCode({ what: 'the hook "check" of the plug-in "fast"', run: () => Promise.resolve() });
      await setTimeout(500);
      slow.stop();
    },
  });
  expect(warnings).toEqual([
    [
      'warning [never-settled] lectern.config.ts:3:5',
      '  The hook "read" of the plug-in "slow" has not finished after 0.05 s. The command is still waiting for it.',
      '  If it never finishes, look for a promise that never settles, or for a request without a timeout.',
    ].join('\n'),
  ]);
});
