import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { formatLocation, problem } from '../../diagnostics/diagnostic.js';
import { capitalized } from '../../util/capitalized.js';
import type { TimeLimitError } from '../../util/time-limit.js';
import type { FailedAt } from './failed-at.js';
import type { ThrownAt } from './thrown-at.js';

export function timeProblem({
  error,
  task,
  file,
  at: { location, thrown } = { location: { file } },
}: {
  error: TimeLimitError;
  /** The task that took too long, as a verb phrase: `render its components`. */
  task: string;
  file: string;
  at?: FailedAt | undefined;
}): Diagnostic {
  const inside = thrown === undefined ? '' : ` (in ${formatLocation(thrown)})`;
  return problem({
    code: 'page-time-limit',
    message: `${pageAt({ file, location })} took more than ${error.seconds} s to ${task}${inside}.`,
    hint: 'Look for an infinite loop in the page and in the modules it imports. If the page needs more time, raise `pageTimeLimit` in the configuration.',
    ...location,
  });
}

export function memoryProblem({
  megabytes,
  task,
  file,
  at: { location, thrown } = { location: { file } },
}: {
  megabytes: number;
  task: string;
  file: string;
  at?: FailedAt | undefined;
}): Diagnostic {
  const inside = thrown === undefined ? '' : ` (in ${formatLocation(thrown)})`;
  return problem({
    code: 'page-memory-limit',
    message: `${pageAt({ file, location })} needed more than ${megabytes} MB of memory to ${task}${inside}.`,
    hint: 'Look for a list or string that grows in an infinite loop, in the page and in the modules it imports.',
    ...location,
  });
}

/**
 * Returns "The page" if the location is in the page's own file, and otherwise the page's name, such as "The page
 * docs/a.md".
 */
export function pageAt({ file, location }: { file: string; location: ThrownAt }): string {
  if (location.file === file) return 'The page';
  // A page without a source file has a descriptive name, such as "the search page" or "404".
  const name = file === '404' ? 'the 404 page' : file;
  return name.startsWith('the ') ? capitalized(name) : `The page ${name}`;
}
