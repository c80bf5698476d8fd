/** A problem in a writer's files, with its location and fix. */
export interface Diagnostic {
  /** Stable, kebab-case name of the kind of problem, e.g. `broken-link`. */
  code: string;
  /** An error fails the build; a warning is only printed. */
  severity: 'error' | 'warning';
  /** What was found and what was expected. */
  message: string;
  /** How to fix it, in one sentence. */
  hint?: string | undefined;
  /** Path relative to the site's folder, with forward slashes. */
  file?: string | undefined;
  /** 1-based. */
  line?: number | undefined;
  /** 1-based. */
  column?: number | undefined;
  /** The change that `lectern check --update` makes, once a person has agreed. */
  update?: Update | undefined;
}

/** Lines that replace lines of a file. */
export interface Update {
  /** 1-based number of the first line to replace. */
  line: number;
  /** How many lines to replace; with 0, the new ones are inserted before the line. */
  count: number;
  lines: readonly string[];
}

/** Identifies the error across copies of this module, because a plug-in may be installed with its own. */
const brand = Symbol.for('lectern.error');

/** Thrown when a step cannot continue; contains all problems found so far. */
export class LecternError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && brand in value;
  }

  readonly [brand] = true;
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[], options?: ErrorOptions) {
    super(diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n\n'), options);
    this.name = 'LecternError';
    this.diagnostics = diagnostics;
  }
}

/** Creates an error with its location, which is the usual case. */
export function problem(
  fields: Omit<Diagnostic, 'severity'> & { severity?: Diagnostic['severity'] },
): Diagnostic {
  return { severity: 'error', ...fields };
}

/** `file:line:column`, as far as known. */
export function formatPlace({ file, line, column }: Pick<Diagnostic, 'file' | 'line' | 'column'>): string {
  if (file === undefined) return '';
  if (line === undefined) return file;
  return column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
}

/** Formats a diagnostic for the terminal, without colors. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const place = formatPlace(diagnostic);
  const head = `${diagnostic.severity} [${diagnostic.code}]${place === '' ? '' : ` ${place}`}`;
  const body = [diagnostic.message, ...(diagnostic.hint === undefined ? [] : [diagnostic.hint])];
  return [head, ...body.flatMap((text) => text.split('\n')).map((line) => `  ${line}`)].join('\n');
}

/** Errors before warnings, then by location, so that the order is stable. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const rank = (diagnostic: Diagnostic) => (diagnostic.severity === 'error' ? 0 : 1);
  return [...diagnostics].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      compareText(a.file ?? '', b.file ?? '') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0) ||
      compareText(a.message, b.message),
  );
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** True if any of them prevents publishing. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}
