import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { LecternError, problem } from '../diagnostics/diagnostic.js';
import { packageVersion } from '../util/packages.js';
import { memoryProblem } from './memory-limits.js';
import { reportFailure } from './report.js';
import { usage } from './usage.js';

const bundling: ReadonlySet<string> = new Set(['build', 'dev', 'check', 'merge']);

/** Returns the exit code, or undefined if the command should run. */
export function exitWithoutSite({
  values,
  command,
}: {
  values: { version?: boolean; help?: boolean; json?: boolean };
  command: string;
}): number | undefined {
  if (values.version) {
    console.log(packageVersion({ name: 'lectern' }));
    return 0;
  }
  if (values.help || command === '') {
    console.log(usage(command));
    return values.help ? 0 : 1;
  }
  const found = lostFolder() ?? (bundling.has(command) ? memoryProblem() : undefined);
  if (found === undefined) return undefined;
  reportFailure({ error: new LecternError([found]), json: values.json ?? false, command });
  return 1;
}

/** If the current folder was deleted, Node can't resolve relative paths. */
export function lostFolder(): Diagnostic | undefined {
  try {
    process.cwd();
    return undefined;
  } catch {
    return problem({
      code: 'system-error',
      message: 'The current folder no longer exists.',
      hint: 'Change to an existing folder, and run the command again.',
    });
  }
}
