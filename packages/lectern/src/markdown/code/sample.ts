import { createHash } from 'node:crypto';

export interface SampleCode {
  /** The compiler's input. Lines that are marked as removed are blank. */
  code: string;
  extension: 'ts' | 'tsx' | 'js' | 'jsx';
  /** With `auto`, the sample is checked if it imports a package that `samples` configures. */
  check: 'auto' | 'always' | 'never';
  run: boolean;
}

export interface SampleSource extends SampleCode {
  /** The sample's first line in the file, 1-based. */
  line: number;
  /** The number of characters before each line in the file, such as list indentation or a doc comment's asterisk. */
  columns: number[];
  end?: SampleEnd | undefined;
  output?: PinnedOutput | undefined;
}

export interface SampleEnd {
  line: number;
  /** The characters before the fence, such as list indentation or a doc comment's asterisk. */
  prefix: string;
}

export function endOfFence({ lines, line }: { lines: readonly string[]; line: number }): SampleEnd {
  return { line, prefix: /^[^`~]*/.exec(lines[line - 1] ?? '')?.[0] ?? '' };
}

/** A sample's expected output, from the `text output` fence below the sample. */
export interface PinnedOutput {
  text: string;
  line: number;
  column: number;
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

/**
 * Reads the settings `check`, `no-check`, and `run`. Returns undefined for a language in which samples can't be
 * written.
 */
export function readSample({
  code,
  language,
  options,
}: {
  code: string;
  language: string;
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

export function sampleKey({ code, extension }: Pick<SampleCode, 'code' | 'extension'>): string {
  return createHash('sha256').update(`${extension}\n${code}`).digest('hex').slice(0, 16);
}

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

export function columnsBefore({
  lines,
  line,
  code,
}: {
  lines: readonly string[];
  line: number;
  code: string;
}): number[] {
  return code.split(/\r?\n/).map((text, index) => {
    const written = lines[line - 1 + index] ?? '';
    return written.endsWith(text) ? written.length - text.length : 0;
  });
}

/** A `text output` fence contains the output of the sample above it. */
export function isOutputFence({ language, meta }: { language: string; meta?: string | undefined }): boolean {
  return ['text', 'txt'].includes(language) && /(?:^|\s)output(?:\s|$)/.test(meta ?? '');
}
