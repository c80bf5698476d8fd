import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import type { TimeLimitError } from '../../util/time-limit.js';

/** A page that took too long, and with what. */
export function timeProblem({
  error,
  doing,
  file,
}: {
  error: TimeLimitError;
  /** `rendering its components` */
  doing: string;
  file: string;
}): Diagnostic {
  return problem({
    code: 'page-time-limit',
    message: `The page took longer than ${error.seconds} s, while ${doing}.`,
    hint: 'Look for an endless loop in the page and in the modules it imports. If the page needs more time, raise `pageTimeLimit` in the configuration.',
    file,
  });
}
