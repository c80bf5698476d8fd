import type { Diagnostic } from '../../../packages/lectern/src/diagnostics/diagnostic.js';
import { internalErrorCode } from '../../../packages/lectern/src/diagnostics/internal-error.js';
import type { Random } from '../campaign.js';

export interface Outcome {
  input: string;
  bad: unknown[];
}

export type Trial = (random: Random) => Outcome | Promise<Outcome>;

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
