/** A problem in a site's files, with its location and fix. */
export interface Diagnostic {
  /** A stable code for this type of problem, in kebab case, such as `broken-link`. */
  code: string;
  /** An error makes the build fail. A warning is only printed. */
  severity: 'error' | 'warning';
  /** What was found and what was expected. */
  message: string;
  /** How to fix the problem, in one sentence. */
  hint?: string | undefined;
  /** Path relative to the site's folder, with forward slashes. */
  file?: string | undefined;
  /** Line, 1-based. */
  line?: number | undefined;
  /** Column, 1-based. */
  column?: number | undefined;
  /** The change that `lectern check --update` makes. The author should review it. */
  update?: Update | undefined;
}

/** A change to a file: new lines that replace existing lines. */
export interface Update {
  /** Number of the first line to replace, 1-based. */
  line: number;
  /** Number of lines to replace. If 0, the new lines are inserted before `line`. */
  count: number;
  lines: readonly string[];
}

/**
 * If a plug-in has another copy of the class `LecternError`, its errors still have this symbol, so `instanceof` works.
 */
const brand = Symbol.for('lectern.error');

/** Thrown by a step that cannot continue. It contains all problems found so far. */
export class LecternError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && brand in value;
  }

  readonly [brand] = true;
  /** The problems, which the command prints. */
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[], options?: ErrorOptions) {
    super(diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n\n'), options);
    this.name = 'LecternError';
    this.diagnostics = diagnostics;
  }
}

/** Creates a diagnostic. By default, its severity is `error`. */
export function problem(
  fields: Omit<Diagnostic, 'severity'> & { severity?: Diagnostic['severity'] },
): Diagnostic {
  return { severity: 'error', ...fields, message: shortened(fields.message) };
}

/** A long message, such as one that quotes a whole file, would push all other messages off the screen. */
function shortened(message: string): string {
  return message.length > longest ? `${message.slice(0, longest)}…` : message;
}

const longest = 10_000;

export function formatLocation({ file, line, column }: Pick<Diagnostic, 'file' | 'line' | 'column'>): string {
  if (file === undefined) return '';
  if (line === undefined) return file;
  return column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
}

export function formatDiagnostic(diagnostic: Diagnostic): string {
  const location = formatLocation(diagnostic);
  const head = `${diagnostic.severity} [${diagnostic.code}]${location === '' ? '' : ` ${location}`}`;
  const body = [diagnostic.message, ...(diagnostic.hint === undefined ? [] : [diagnostic.hint])];
  return [head, ...body.flatMap((text) => text.split('\n')).map((line) => `  ${line}`)]
    .map(withoutControls)
    .join('\n');
}

/** A terminal would interpret control characters, such as those in a sample's output. */
function withoutControls(line: string): string {
  return line.replace(/(?!\t)\p{Cc}/gu, (char) => `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

/** Sorts errors before warnings, and each by location, so that every build prints them in the same order. */
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

export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}
