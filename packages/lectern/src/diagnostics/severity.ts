import type { Diagnostic } from './diagnostic.js';

/** What problems of a kind do to the build, by their code. */
export type Checks = Readonly<Record<string, 'throw' | 'warn' | 'ignore'>>;

/** Problems as the configuration wants them: errors, warnings, or not mentioned. */
export function withSeverity({
  diagnostics,
  checks,
}: {
  diagnostics: readonly Diagnostic[];
  checks: Checks;
}): Diagnostic[] {
  return diagnostics.flatMap((diagnostic): Diagnostic[] => {
    const policy = Object.hasOwn(checks, diagnostic.code) ? checks[diagnostic.code] : undefined;
    if (policy === undefined) return [diagnostic];
    if (policy === 'ignore') return [];
    return [{ ...diagnostic, severity: policy === 'throw' ? 'error' : 'warning' }];
  });
}
