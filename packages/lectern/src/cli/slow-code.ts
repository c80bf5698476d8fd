import { formatDiagnostic, problem } from '../diagnostics/diagnostic.js';
import { capitalized } from '../util/capitalized.js';
import type { SiteCode } from '../util/site-code.js';
import { locationOfCode, unsettledSiteCode } from '../util/site-code.js';

/**
 * Names site code that takes long. The command still waits, because the code may be waiting for another program that
 * takes minutes.
 */
export function watchSlowCode({
  seconds = 30,
  report = console.warn,
}: {
  seconds?: number;
  report?: (warning: string) => void;
} = {}): { stop: () => void } {
  const reported = new Set<SiteCode>();
  let before = new Set<SiteCode>();
  const timer = setInterval(() => {
    const pending = unsettledSiteCode();
    for (const code of pending.filter((one) => before.has(one) && !reported.has(one))) {
      reported.add(code);
      report(formatDiagnostic(stillWaiting({ code, seconds })));
    }
    before = new Set(pending);
  }, seconds * 1000);
  // With a referenced timer, Node couldn't tell that nothing else is running, and that a promise will never settle.
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

function stillWaiting({ code, seconds }: { code: SiteCode; seconds: number }) {
  return problem({
    code: 'slow-code',
    severity: 'warning',
    message: `${capitalized(code.what)} has not finished after ${seconds} s. The command is still waiting for it.`,
    hint: 'If it never finishes, look for a promise that never settles, or for a request without a timeout.',
    ...locationOfCode(code),
  });
}
