import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { LecternError, problem } from '../../diagnostics/diagnostic.js';
import { rememberBuiltIns } from '../../util/built-ins.js';

/**
 * Restores built-ins that a page has replaced, because they would break later pages. Call this outside of any time
 * limit, because `finally` blocks don't run in aborted code.
 * @throws LecternError if a built-in was replaced.
 */
export function withBuiltIns<T>({ file, run }: { file: string; run: () => T }): T {
  const restore = rememberBuiltIns();
  let outcome: { value: T } | { error: unknown };
  try {
    outcome = { value: run() };
  } catch (error) {
    outcome = { error };
  }
  const replaced = restore();
  if (replaced !== undefined) throw new LecternError([replacedProblem({ file, replaced })]);
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
}

function replacedProblem({ file, replaced }: { file: string; replaced: string }): Diagnostic {
  return problem({
    code: 'replaced-built-in',
    message: `The page, or a component that it uses, replaces or adds \`${replaced}\`, which would break other pages.`,
    hint: 'Write a separate function instead of changing a built-in.',
    file,
  });
}
