import type { Diagnostic } from '../../../packages/lectern/src/diagnostics/diagnostic.js';
import { internalErrorCode } from '../../../packages/lectern/src/diagnostics/internal-error.js';
import type { Random } from '../campaign.js';

/** What one round tried, and what was wrong with the outcome. */
export interface Outcome {
  /** A person can try it again with this. */
  input: string;
  /** Empty if all is well. */
  bad: unknown[];
}

export type Trial = (random: Random) => Outcome | Promise<Outcome>;

/** Errors without a location, and locations that are not in the file. */
export function badErrors({
  diagnostics,
  content,
}: {
  diagnostics: readonly Diagnostic[];
  content: string;
}): Diagnostic[] {
  const lines = content.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  return diagnostics.filter(({ severity, code, line, column = 1 }) => {
    if (code === internalErrorCode) return true;
    if (line === undefined) return severity === 'error';
    const text = lines[line - 1];
    return text === undefined || column < 1 || column > text.length + 2;
  });
}
