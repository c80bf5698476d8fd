import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { thrownAt } from '../session/render/thrown-at.js';
import { capitalized } from '../util/capitalized.js';
import type { SiteCode } from '../util/site-code.js';
import { locationOfCode } from '../util/site-code.js';
import type { Blocked } from '../util/watchdog.js';

/** Any of the pending calls to site code may be the cause, so the error names all of them. */
export function blockedProblem({
  blocked: { reason, most, error },
  pending,
  siteDir,
}: {
  blocked: Blocked;
  pending: readonly SiteCode[];
  siteDir: string;
}): Diagnostic {
  const names = pending.map(({ what }) => what).join(', or ');
  const subject = names === '' ? "The site's code" : capitalized(names);
  const location =
    thrownAt({ error, siteDir }) ?? pending.map(locationOfCode).find(({ file }) => file !== undefined);
  if (reason === 'time')
    return problem({
      code: 'code-time-limit',
      message: `${subject} blocked the event loop for more than ${most} s.`,
      hint: 'Look for an infinite loop. If a hook of a plug-in needs more time, raise `hookTimeLimit` in the configuration.',
      ...location,
    });
  return problem({
    code: 'code-memory-limit',
    message: `${subject} blocked the event loop and needed more than ${most} MB of memory.`,
    hint: 'Look for a list that grows in an infinite loop.',
    ...location,
  });
}
