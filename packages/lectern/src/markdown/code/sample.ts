import { createHash } from 'node:crypto';

/** Code of a text that a compiler can read. */
export interface SampleCode {
  /** As the compiler receives it: lines that are shown as removed are empty. */
  code: string;
  /** Ending of the file that it would be. */
  extension: 'ts' | 'tsx' | 'js' | 'jsx';
  /** `auto`: checked where it imports a package that samples are checked against. */
  check: 'auto' | 'always' | 'never';
  /** What it prints is shown. */
  run: boolean;
}

/** The same, with its source location. */
export interface SampleSource extends SampleCode {
  /** 1-based line of its first line. */
  line: number;
  /** How many characters of the file stand before each of its lines: the indent of a list, the star of a comment. */
  columns: number[];
  /** Where what it prints can be written. */
  end?: SampleEnd | undefined;
  /** What its document says that it prints. */
  output?: PinnedOutput | undefined;
}

/** The fence that ends a sample. */
export interface SampleEnd {
  /** 1-based. */
  line: number;
  /** What stands before the fence: the indentation of a list, the star of a comment. */
  prefix: string;
}

/** The fence that ends some code, in the lines of its file. */
export function endOfFence({ lines, line }: { lines: readonly string[]; line: number }): SampleEnd {
  return { line, prefix: /^[^`~]*/.exec(lines[line - 1] ?? '')?.[0] ?? '' };
}

/** The fence below a sample that holds what the sample prints. */
export interface PinnedOutput {
  text: string;
  /** 1-based line of the fence. */
  line: number;
  /** 1-based. */
  column: number;
  /** 1-based line of the fence that ends it. */
  endLine: number;
}

const extensions: ReadonlyMap<string, SampleCode['extension']> = new Map([
  ['ts', 'ts'],
  ['mts', 'ts'],
  ['typescript', 'ts'],
  ['tsx', 'tsx'],
  ['js', 'js'],
  ['mjs', 'js'],
  ['javascript', 'js'],
  ['jsx', 'jsx'],
]);

/** What a fence says of itself by its words `check`, `no-check` and `run`; `undefined` for other languages. */
export function readSample({
  code,
  language,
  options,
}: {
  code: string;
  language: string;
  /** Words behind the language. */
  options: Readonly<Record<string, string | true>>;
}): SampleCode | undefined {
  const extension = extensions.get(language);
  if (extension === undefined) return undefined;
  const run = options.run === true;
  const isAsked = run || options.check === true;
  const asked = isAsked ? 'always' : 'auto';
  return {
    code: withoutRemovedLines(code),
    extension,
    check: options['no-check'] === undefined ? asked : 'never',
    run,
  };
}

/** Under this name the output of a sample is known while pages are rendered. */
export function sampleKey({ code, extension }: Pick<SampleCode, 'code' | 'extension'>): string {
  return createHash('sha256').update(`${extension}\n${code}`).digest('hex').slice(0, 16);
}

/** A line that a comment marks as removed is not part of the program. Lines keep their numbers. */
function withoutRemovedLines(code: string): string {
  let isInBlock = false;
  let isNext = false;
  const lines = code.split(/\r?\n/).map((line) => {
    const mark = /diff-remove-(start|end|next-line)\s*(?:\*\/\}?)?\s*$/.exec(line)?.[1];
    if (mark !== undefined) {
      isInBlock = mark === 'start' || (isInBlock && mark !== 'end');
      isNext = mark === 'next-line';
      return '';
    }
    const isRemoved = isInBlock || isNext;
    isNext = false;
    return isRemoved ? '' : line;
  });
  return lines.join('\n');
}

/** What stands before each line of some code in the lines of its file. */
export function columnsBefore({
  lines,
  line,
  code,
}: {
  lines: readonly string[];
  /** 1-based line of the first line of code. */
  line: number;
  code: string;
}): number[] {
  return code.split(/\r?\n/).map((text, index) => {
    const written = lines[line - 1 + index] ?? '';
    return written.endsWith(text) ? written.length - text.length : 0;
  });
}

/** True for a fence that holds what the sample above it prints: `text output`. */
export function isOutputFence({ language, meta }: { language: string; meta?: string | undefined }): boolean {
  return ['text', 'txt'].includes(language) && /(?:^|\s)output(?:\s|$)/.test(meta ?? '');
}
