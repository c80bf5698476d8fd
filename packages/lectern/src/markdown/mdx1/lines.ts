/** Quote and list markers are not part of a line's content. */
export interface Line {
  /** The offset of the first character after the markers and the indentation. */
  start: number;
  end: number;
  isBlank: boolean;
  /** Whether the line has no characters other than list indentation. */
  isEmpty: boolean;
  /** The number of spaces before the first character, excluding list indentation. */
  indent: number;
  /** The markers and indentation at the start of the lines that follow in the same quotes and lists. */
  prefix: string;
  isListStart: boolean;
  listDepth: number;
  isCode: boolean;
}

const mostLists = 100;

const frontMatter = /^---[ \t]*\r?\n(?:[\s\S]*?\n)?---[ \t]*(?:\r?\n|$)/;
const marker = /(?:[-*+]|\d{1,9}\.)(?=[ \t\r\n]|$)/y;
const gap = /[ \t]*/y;

export function linesOf(content: string): Line[] {
  const offset = frontMatter.exec(content)?.[0].length ?? 0;
  const lines: Line[] = [];
  const fences = createFences();
  let lists: readonly number[] = [];
  let isAfterBlank = true;
  for (let start = offset; start <= content.length; ) {
    const found = content.indexOf('\n', start);
    const end = found < 0 ? content.length : found;
    const { line, lists: changed } = readLine({ content, start, end, lists, isAfterBlank });
    const mayOpen = line.indent < 4 || !isAfterBlank;
    const { isCode, isInside, isMdx } = fences({ text: content.slice(line.start, end), mayOpen });
    const isBlank = line.isBlank || isMdx;
    lines.push({ ...line, isCode, isBlank, isEmpty: line.isEmpty || isMdx });
    // Code in a fence may look like a list.
    if (!isInside) lists = changed;
    isAfterBlank = isBlank || isCode;
    start = end + 1;
  }
  return lines;
}

interface FenceLine {
  isCode: boolean;
  /** Whether the fence was already open before this line. */
  isInside: boolean;
  /** Whether the line delimits an `mdx-code-block` fence, whose content is MDX. */
  isMdx: boolean;
}

function createFences(): (input: { text: string; mayOpen: boolean }) => FenceLine {
  let open: string | undefined;
  let mdx: string | undefined;
  return ({ text, mayOpen }) => {
    const mark = fenceOf(text);
    if (open !== undefined) {
      if (mark?.isBare === true && mark.text.startsWith(open)) open = undefined;
      return { isCode: true, isInside: true, isMdx: false };
    }
    const isMdx = mark !== undefined && (mark.isMdx || mark.text === mdx);
    if (isMdx) mdx = mark.isMdx ? mark.text : undefined;
    else if (mayOpen) open = mark?.text;
    return { isCode: open !== undefined, isInside: false, isMdx };
  };
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
  const quote = /(?:[ \t]*> ?)*/y;
  const quotes = sticky({ pattern: quote, content, at: start }) ?? '';
  let at = start + quotes.length;
  let column = 0;
  let lists = [...before];
  let isListStart = false;
  for (;;) {
    const space = sticky({ pattern: gap, content, at }) ?? '';
    column += columns({ text: space, column });
    at += space.length;
    const isBlank = content.slice(at, end).trim() === '';
    // A line without indentation may continue a list item's paragraph, but not after a blank line.
    if (!isBlank && (isAfterBlank || isListStart)) lists = lists.filter((content) => content <= column);
    const base = lists.at(-1) ?? 0;
    const isText = isBlank || column - base >= 4 || lists.length >= mostLists;
    const mark = isText ? undefined : markerAt({ content, at, end });
    if (mark === undefined) {
      const prefix = (quotes === '' ? '' : '> ') + ' '.repeat(base);
      const isEmpty = isBlank && quotes === '' && column <= base;
      const indent = Math.max(0, column - base);
      const line = { start: at, end, isBlank, isEmpty, indent, prefix, isListStart, listDepth: lists.length };
      return { line, lists };
    }
    lists = lists.filter((content) => content <= column);
    column += mark.length;
    const after = sticky({ pattern: gap, content, at: at + mark.length }) ?? '';
    const spaces = columns({ text: after, column });
    // If more than four spaces follow the marker, all but the first belong to the content.
    lists.push(column + (spaces <= 4 ? Math.max(1, spaces) : 1));
    at += mark.length;
    isListStart = true;
  }
}

function markerAt({ content, at, end }: { content: string; at: number; end: number }): string | undefined {
  const mark = sticky({ pattern: marker, content, at });
  return mark === undefined || isThematicBreak(content.slice(at, end)) ? undefined : mark;
}

function fenceOf(text: string): { text: string; isBare: boolean; isMdx: boolean } | undefined {
  const [, mark, rest = ''] = /^(`{3,}(?=[^`]*$)|~{3,})(.*)$/s.exec(text) ?? [];
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
