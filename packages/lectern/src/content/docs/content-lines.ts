export interface ContentBlock {
  kind: 'heading' | 'paragraph' | 'break';
  level?: number;
  /** The heading's Markdown without `#`, or the paragraph's lines; empty for a thematic break. */
  text: string;
  from: number;
  /** The index of the line after the block. */
  to: number;
}

/**
 * Code, imports, comments, JSX, and lists are skipped without parsing Markdown fully. `body` is the document without
 * its front matter.
 */
export function* contentBlocks(body: string): Generator<ContentBlock> {
  const lines = withoutComments(body.replaceAll('\r\n', '\n')).split('\n');
  let at = 0;
  let paragraph: string[] = [];
  const flush = (kind: ContentBlock['kind']): ContentBlock => {
    const block = { kind, text: paragraph.join('\n'), from: at - paragraph.length, to: at };
    paragraph = [];
    return block;
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const underline = paragraph.length > 0 ? /^ {0,3}(=+|-+)\s*$/.exec(line)?.[1] : undefined;
    if (underline !== undefined) {
      yield { ...flush('heading'), level: underline.startsWith('=') ? 1 : 2, to: at + 1 };
      at += 1;
      continue;
    }
    const block = blockOfLine(line);
    const skipped = block === undefined ? skip({ lines, at, inParagraph: paragraph.length > 0 }) : at + 1;
    if (skipped === at) {
      paragraph.push(line.replace(/^ {0,3}>[ \t]?/, '').trim());
      at += 1;
      continue;
    }
    if (paragraph.length > 0) yield flush('paragraph');
    if (block !== undefined) yield { ...block, from: at, to: at + 1 };
    at = skipped;
  }
  if (paragraph.length > 0) yield flush('paragraph');
}

const thematicBreak = /^ {0,3}([-*_])[ \t]*(?:\1[ \t]*){2,}$/;

function blockOfLine(line: string): Pick<ContentBlock, 'kind' | 'level' | 'text'> | undefined {
  if (thematicBreak.test(line)) return { kind: 'break', text: '' };
  const [, marks, text = ''] = /^ {0,3}(#{1,6})(?:[ \t](.*))?$/.exec(line) ?? [];
  return marks === undefined ? undefined : { kind: 'heading', level: marks.length, text: headingText(text) };
}

/** A regular expression for the closing number signs would take quadratic time. */
function headingText(text: string): string {
  const before = (end: number, characters: string): number => {
    let at = end;
    while (at > 0 && characters.includes(text.charAt(at - 1))) at -= 1;
    return at;
  };
  const end = before(text.length, ' \t');
  const closing = before(end, '#');
  const isClosed = closing < end && /[ \t]/.test(text.charAt(closing - 1));
  return text.slice(0, isClosed ? before(closing, ' \t') : end).trimStart();
}

/** Returns the index of the line after a block that isn't prose, or the index of the line itself. */
function skip({
  lines,
  at,
  inParagraph,
}: {
  lines: readonly string[];
  at: number;
  inParagraph: boolean;
}): number {
  const line = lines[at] ?? '';
  const fence = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
  if (fence !== undefined) return fenceEnd({ lines, at, fence });
  // Skip the lines that open and close an admonition, but not the text between them.
  if (line.trim() === '' || /^\s*(?:>\s*)?:{3,}/.test(line)) return at + 1;
  if (inParagraph) return at;
  if (/^(?:import|export)\b(?=[\s{*'"])/.test(line)) return moduleCodeEnd({ lines, at });
  const isBlock =
    /^\s*<\/?(?:[A-Z>]|(?:head|div|details|summary|table|iframe|figure|video|img|p|h[1-6]|br|hr|center|style|script|svg)\b)/.test(
      line,
    ) ||
    /^\s*\{/.test(line) ||
    /^(?: {4}|\t)/.test(line) ||
    /^\s*(?:[-*+]|\d+[.)])(?:\s|$)/.test(line) ||
    /^\s*\|/.test(line) ||
    /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/.test(line) ||
    /^\s*\[[^\]]+\]:/.test(line);
  return isBlock ? chunkEnd({ lines, at }) : at;
}

function fenceEnd({ lines, at, fence }: { lines: readonly string[]; at: number; fence: string }): number {
  const closing = new RegExp(`^ {0,3}\\${fence.charAt(0)}{${fence.length},}\\s*$`);
  return Math.min(lineAfter({ lines, at, isEnd: (line) => closing.test(line) }) + 1, lines.length);
}

/** The block ends at the first blank line or heading that isn't inside brackets. */
function moduleCodeEnd({ lines, at }: { lines: readonly string[]; at: number }): number {
  let depth = 0;
  for (let index = at; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (depth <= 0 && (line.trim() === '' || (index > at && /^#{1,6}\s/.test(line)))) return index;
    depth += (line.match(/[{([]/g)?.length ?? 0) - (line.match(/[})\]]/g)?.length ?? 0);
  }
  return lines.length;
}

function chunkEnd({ lines, at }: { lines: readonly string[]; at: number }): number {
  return lineAfter({
    lines,
    at,
    isEnd: (line) => line.trim() === '' || /^(?:#{1,6}\s|`{3,}|~{3,}|:{3,})/.test(line),
  });
}

function lineAfter({
  lines,
  at,
  isEnd,
}: {
  lines: readonly string[];
  at: number;
  isEnd: (line: string) => boolean;
}): number {
  for (let index = at + 1; index < lines.length; index += 1) if (isEnd(lines[index] ?? '')) return index;
  return lines.length;
}

/** Comments in code fences are kept. */
function withoutComments(body: string): string {
  // Fast path: most documents have no comments.
  if (!body.includes('<!--') && !body.includes('{/*')) return body;
  const blankOrCode =
    /^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\1[`~]*[ \t]*\r?$|$(?![\s\S]))|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/gm;
  const end = lastCommentEnd(body);
  // Start markers after the last end marker are never closed. Searching for an end after each of them would take
  // quadratic time.
  return (
    body
      .slice(0, end)
      .replace(blankOrCode, (match, fence: string | undefined) =>
        fence === undefined ? match.replace(/[^\n]/g, '') : match,
      ) + body.slice(end)
  );
}

function lastCommentEnd(body: string): number {
  const ends = ['-->', '*/}'].map((mark) => body.lastIndexOf(mark) + mark.length);
  return Math.max(0, ...ends);
}
