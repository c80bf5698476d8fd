/** A line of a document, without the markers of the quotes and lists that it belongs to. */
export interface Line {
  /** The offset of the first character after the markers and the indentation. */
  start: number;
  /** The offset of the line break. */
  end: number;
  isBlank: boolean;
  /** Whether the line has not even the marker of a quote. */
  isEmpty: boolean;
  /** The number of spaces before the first character, without those that belong to a list. */
  indent: number;
  /** What precedes further lines in the same quotes and lists. */
  prefix: string;
  /** Whether the line starts an item of a list. */
  isListStart: boolean;
  /** The number of lists that the line belongs to. */
  listDepth: number;
  /** Whether the line belongs to a fence, including its delimiters. */
  isCode: boolean;
}

const frontMatter = /^---[ \t]*\r?\n(?:[\s\S]*?\n)?---[ \t]*(?:\r?\n|$)/;
const marker = /(?:[-*+]|\d{1,9}[.)])(?=[ \t\r\n]|$)/y;
const gap = /[ \t]*/y;

/** Splits a document into lines, after its front matter. */
export function linesOf(content: string): Line[] {
  const offset = frontMatter.exec(content)?.[0].length ?? 0;
  const lines: Line[] = [];
  let lists: number[] = [];
  let isAfterBlank = true;
  let fence: string | undefined;
  let mdxFence: string | undefined;
  for (let start = offset; start <= content.length; ) {
    const found = content.indexOf('\n', start);
    const end = found < 0 ? content.length : found;
    const result = readLine({ content, start, end, lists, isAfterBlank });
    const mark = fenceOf(content.slice(result.line.start, end));
    // Docusaurus replaces these fences with their content, which is MDX.
    const isMdxFence = fence === undefined && mark !== undefined && (mark.isMdx || mark.text === mdxFence);
    if (isMdxFence) mdxFence = mark.isMdx ? mark.text : undefined;
    const isCode = fence !== undefined || mark !== undefined;
    lines.push({ ...result.line, isCode });
    // The code of a fence may look like a list.
    if (fence === undefined) lists = result.lists;
    isAfterBlank = result.line.isBlank || isCode;
    if (fence === undefined) fence = isMdxFence ? undefined : mark?.text;
    else if (mark?.isBare === true && mark.text.startsWith(fence)) fence = undefined;
    start = end + 1;
  }
  return lines;
}

function readLine({
  content,
  start,
  end,
  lists: before,
  isAfterBlank,
}: {
  content: string;
  start: number;
  end: number;
  lists: readonly number[];
  isAfterBlank: boolean;
}): { line: Omit<Line, 'isCode'>; lists: number[] } {
  let at = start;
  let column = 0;
  let quotes = '';
  let lists = [...before];
  let isListStart = false;
  for (;;) {
    const space = sticky({ pattern: gap, content, at }) ?? '';
    const width = columns({ text: space, column });
    at += space.length;
    column += width;
    if (content[at] === '>' && at < end) {
      quotes = '> ';
      at += content[at + 1] === ' ' ? 2 : 1;
      column = 0;
      continue;
    }
    const isBlank = content.slice(at, end).trim() === '';
    // A line without indentation may continue the paragraph of a list, but not after a blank line.
    if (!isBlank && (isAfterBlank || isListStart)) lists = lists.filter((content) => content <= column);
    const base = lists.at(-1) ?? 0;
    const mark = isBlank || column - base >= 4 ? undefined : sticky({ pattern: marker, content, at });
    if (mark === undefined || isThematicBreak(content.slice(at, end))) {
      const indent = Math.max(0, column - base);
      const prefix = quotes + ' '.repeat(base);
      const isEmpty = content.slice(start, end).trim() === '';
      const line = { start: at, end, isBlank, isEmpty, indent, prefix, isListStart, listDepth: lists.length };
      return { line, lists };
    }
    lists = lists.filter((content) => content <= column);
    at += mark.length;
    const after = sticky({ pattern: gap, content, at }) ?? '';
    const spaces = columns({ text: after, column: column + mark.length });
    column += mark.length;
    // More than four spaces belong to the content.
    lists.push(column + (spaces >= 1 && spaces <= 4 ? spaces : 1));
    isListStart = true;
  }
}

/** Returns the delimiter of a fence that starts or ends on a line, if it is one. */
function fenceOf(text: string): { text: string; isBare: boolean; isMdx: boolean } | undefined {
  const [, mark, rest = ''] = /^(`{3,}(?=[^`]*$)|~{3,})(.*)$/.exec(text) ?? [];
  const info = rest.trim();
  return mark === undefined
    ? undefined
    : { text: mark, isBare: info === '', isMdx: info === 'mdx-code-block' };
}

function isThematicBreak(text: string): boolean {
  return /^([-*])[ \t]*(?:\1[ \t]*){2,}\r?$/.test(text);
}

function columns({ text, column }: { text: string; column: number }): number {
  let at = column;
  for (const char of text) at += char === '\t' ? 4 - (at % 4) : 1;
  return at - column;
}

function sticky({
  pattern,
  content,
  at,
}: {
  pattern: RegExp;
  content: string;
  at: number;
}): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(content)?.[0];
}
