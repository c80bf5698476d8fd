import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { formatDiagnostic } from '../diagnostics/diagnostic.js';

/** The maximum number of warnings listed for each type. The rest are only counted. */
const listed = 5;

/** Formats warnings. Of a type with many warnings, only the number and two examples are shown. */
export function summarizeWarnings(warnings: readonly Diagnostic[]): string[] {
  const kinds = new Map<string, Diagnostic[]>();
  for (const warning of warnings) kinds.set(warning.code, [...(kinds.get(warning.code) ?? []), warning]);
  return [...kinds].flatMap(([code, all]) => {
    const shown = all.slice(0, all.length > listed ? 2 : listed).map((warning) => formatDiagnostic(warning));
    const rest = all.length - shown.length;
    if (rest === 0) return shown;
    return [...shown, `warning [${code}] and ${rest} more of this type (--json lists all of them)`];
  });
}
