import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { formatDiagnostic } from '../diagnostics/diagnostic.js';

/** If there are more warnings of one type than this, only the first two are printed, and the rest are counted. */
const listed = 5;

export function summarizeWarnings(warnings: readonly Diagnostic[]): string[] {
  const kinds = new Map<string, Diagnostic[]>();
  for (const warning of warnings) kinds.set(warning.code, [...(kinds.get(warning.code) ?? []), warning]);
  return [...kinds].flatMap(([code, all]) => {
    const shown = all.slice(0, all.length > listed ? 2 : listed).map((warning) => formatDiagnostic(warning));
    const rest = all.length - shown.length;
    if (rest === 0) return shown;
    return [
      ...shown,
      `warning [${code}] ${rest} more warnings of this type (run the command with --json to list them)`,
    ];
  });
}
