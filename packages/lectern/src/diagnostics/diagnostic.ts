/** A problem in a writer's files, with its location and fix. */
export interface Diagnostic {
  /** A stable code for this type of problem, in kebab case, e.g. `broken-link`. */
  code: string;
  /** An error fails the build; a warning is only printed. */
  severity: 'error' | 'warning';
  /** What was found and what was expected. */
  message: string;
  /** How to fix the problem, in one sentence. */
  hint?: string | undefined;
  /** Path relative to the site's folder, with forward slashes. */
  file?: string | undefined;
  /** 1-based line. */
  line?: number | undefined;
  /** 1-based column. */
  column?: number | undefined;
  /** The change that `lectern check --update` makes, after a person has reviewed it. */
  update?: Update | undefined;
}

/** Lines that replace lines of a file. */
export interface Update {
  /** 1-based number of the first line to replace. */
  line: number;
  /** Number of lines to replace; if 0, the new lines are inserted before the line. */
  count: number;
  lines: readonly string[];
}

/** Identifies the error even if a plug-in has its own copy of this module. */
const brand = Symbol.for('lectern.error');

/** An error for a step that cannot continue; it contains all problems found so far. */
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

/** Formats a location as `file:line:column`, as far as it is known. */
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

/** Sorts errors before warnings, then by location, so that the order is stable. */
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

/** Returns whether any of the problems prevents publishing. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}
