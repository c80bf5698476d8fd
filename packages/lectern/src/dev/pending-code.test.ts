import { expect, test } from 'vitest';
import { LecternError } from '../diagnostics/diagnostic.js';
import { runSiteCode, trackSiteCode } from '../util/site-code.js';
import { createPendingCode } from './pending-code.js';

const what = 'the hook "read" of the plug-in "slow"';
const seconds = 0.05;

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(() => resolve(value), milliseconds));
}

test('dev: a hook that never settles is reported instead of blocking the page', async () => {
  const never = (): Promise<never> => runSiteCode({ what, run: () => new Promise<never>(() => undefined) });
  const error = await trackSiteCode({
    run: () => createPendingCode({ seconds }).wait({ run: never, onLate: () => undefined }),
  }).catch((found: unknown) => found);
  expect((error as LecternError).diagnostics).toMatchObject([
    {
      code: 'never-settled',
      message: 'The hook "read" of the plug-in "slow" has not finished after 0.05 s.',
    },
  ]);
});

test('dev: the page is updated when a hook that was reported as slow settles', async () => {
  const late = new Promise<string>((resolve) => {
    void trackSiteCode({
      run: () =>
        createPendingCode({ seconds }).wait({
          run: () => runSiteCode({ what, run: () => after(300, 'page') }),
          onLate: () => resolve('updated'),
        }),
    }).catch((error: unknown) => expect(error).toBeInstanceOf(LecternError));
  });
  expect(await late).toBe('updated');
});

test('dev: a slow page is not reported as stuck if no site code is pending', async () => {
  const run = async (): Promise<string> => {
    await runSiteCode({ what, run: () => after(10, 1) });
    return after(300, 'page');
  };
  const page = trackSiteCode({
    run: () => createPendingCode({ seconds }).wait({ run, onLate: () => undefined }),
  });
  expect(await page).toBe('page');
  const failing = createPendingCode({ seconds }).wait({
    run: () => Promise.reject(new Error('No.')),
    onLate: () => undefined,
  });
  await expect(failing).rejects.toThrow('No.');
});

test('dev: a hook that never settles is no longer reported after an edit', async () => {
  const page = trackSiteCode({
    run: () => {
      const pending = createPendingCode({ seconds });
      void runSiteCode({ what, run: () => new Promise<never>(() => undefined) });
      pending.forget();
      return pending.wait({ run: () => after(300, 'page'), onLate: () => undefined });
    },
  });
  expect(await page).toBe('page');
});
