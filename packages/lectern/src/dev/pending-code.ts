import { AsyncResource } from 'node:async_hooks';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { LecternError, problem } from '../diagnostics/diagnostic.js';
import { capitalized } from '../util/capitalized.js';
import type { SiteCode } from '../util/site-code.js';
import { locationOfCode, unsettledSiteCode } from '../util/site-code.js';

export interface PendingCode {
  /**
   * `onLate` is called if the response completes, or fails, after the error was thrown.
   * @throws LecternError that names all site code that has been pending for at least half of the time limit.
   */
  wait<Result>(input: { run: () => Promise<Result>; onLate: () => void }): Promise<Result>;
  /** Call this after an edit, because the results of pending code are then obsolete. */
  forget(): void;
}

/**
 * A promise that never settles would block all pages without an error, because the dev server's event loop is never
 * empty.
 */
export function createPendingCode({ seconds = 25 }: { seconds?: number } = {}): PendingCode {
  const forgotten = new WeakSet<SiteCode>();
  // Site code is tracked in the async context of the command, but requests may run in another context.
  const pending = AsyncResource.bind(() => unsettledSiteCode().filter((code) => !forgotten.has(code)));
  return {
    async wait({ run, onLate }) {
      const result = run();
      for (;;) {
        if (await settledWithin({ result, seconds: seconds / 2 })) return result;
        const before = new Set(pending());
        if (await settledWithin({ result, seconds: seconds / 2 })) return result;
        const stuck = pending().filter((code) => before.has(code));
        // The engine itself may need longer, for example for a large page.
        if (stuck.length === 0) continue;
        result.then(onLate, onLate);
        throw new LecternError(stuck.map((code) => stillPending({ code, seconds })));
      }
    },
    forget() {
      for (const code of pending()) forgotten.add(code);
    },
  };
}

function settledWithin({ result, seconds }: { result: Promise<unknown>; seconds: number }): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), seconds * 1000);
  });
  const settled = result.then(
    () => true,
    () => true,
  );
  return Promise.race([settled, limit]).finally(() => clearTimeout(timer));
}

function stillPending({ code, seconds }: { code: SiteCode; seconds: number }): Diagnostic {
  return problem({
    code: 'never-settled',
    message: `${capitalized(code.what)} has not finished after ${seconds} s.`,
    hint: 'The page loads when it finishes. If it never finishes, look for a promise that never settles, or for a request without a timeout.',
    ...locationOfCode(code),
  });
}
