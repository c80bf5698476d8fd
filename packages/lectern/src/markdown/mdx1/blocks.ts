import type { Line } from './lines.js';
import { linesOf } from './lines.js';
import { tagAt } from './scan-tag.js';

export type Block =
  | { kind: 'text'; start: number; end: number }
  | {
      kind: 'jsx';
      start: number;
      end: number;
      /** The quote markers and list indentation at the start of each line after the block's first line. */
      prefix: string;
      /** Whether the block interrupts a paragraph, instead of following a blank line or another block. */
      endsParagraph: boolean;
      isInList: boolean;
      /** Whether the line after the block isn't blank. MDX 3 would include such a line in the block. */
      isFollowed: boolean;
    }
  | { kind: 'indented-code'; lines: readonly Line[]; prefix: string };

export function blocksOf(content: string): Block[] {
  const lines = linesOf(content);
  const blocks: Block[] = [];
  let text: { start: number; end: number } | undefined;
  let isTable = false;
  const flush = (): void => {
    if (text !== undefined) blocks.push({ kind: 'text', ...text });
    text = undefined;
    isTable = false;
  };
  for (let index = 0; index < lines.length; ) {
    const found = blockAt({ content, lines, index, inParagraph: text !== undefined, isTable });
    if (found !== undefined) {
      flush();
      if (found.block !== undefined) blocks.push(found.block);
      index = found.next;
      continue;
    }
    const { start = 0, end = 0, isListStart } = lines[index] ?? {};
    const source = content.slice(start, end);
    const isAlone = /^(?:#{1,6}\s|:::)/.test(source);
    if (isAlone || isListStart === true) flush();
    if (isAlone || isTable) blocks.push({ kind: 'text', start, end });
    else text = { start: text?.start ?? start, end };
    isTable ||= text !== undefined && source.includes('|') && /^[|:\s-]*-[|:\s-]*$/.test(source);
    index += 1;
  }
  flush();
  return blocks;
}

interface Input {
  content: string;
  lines: readonly Line[];
  index: number;
  inParagraph: boolean;
}

function blockAt({
  isTable,
  ...input
}: Input & { isTable: boolean }): { block?: Block; next: number } | undefined {
  const { content, lines, index, inParagraph } = input;
  const line = lines[index];
  if (line === undefined) return undefined;
  const next = line.isBlank ? index + 1 : endOfOpaque(input);
  if (next !== undefined) return { next };
  const { prefix, start } = line;
  if (line.indent >= 4 && !inParagraph) {
    const stop = endOfIndentedCode({ lines, index });
    return { block: { kind: 'indented-code', lines: lines.slice(index, stop), prefix }, next: stop };
  }
  if (!startsJsx({ content, line, inParagraph, isTable })) return undefined;
  const stop = endOfJsx({ content, lines, index });
  const following = lines[stop];
  const block: Block = {
    kind: 'jsx',
    start,
    end: lines[stop - 1]?.end ?? line.end,
    prefix,
    endsParagraph: inParagraph && !line.isListStart,
    isInList: line.listDepth > 0,
    isFollowed: following?.isBlank === false && !following.isListStart,
  };
  return { block, next: stop };
}

function endOfOpaque({ content, lines, index, inParagraph }: Input): number | undefined {
  const line = lines[index];
  if (line === undefined) return undefined;
  const source = content.slice(line.start, line.end);
  if (line.isCode) return index + 1;
  if (source.startsWith('<!--')) {
    const close = content.indexOf('-->', line.start);
    const found = close < 0 ? -1 : lineAt({ lines, from: index, offset: close });
    return found < 0 ? lines.length : found + 1;
  }
  const isModule = !inParagraph && line.prefix === '' && /^(?:import|export)\s/.test(source);
  return isModule ? endOfBlock({ lines, index }) : undefined;
}

function lineAt({ lines, from, offset }: { lines: readonly Line[]; from: number; offset: number }): number {
  let index = from;
  while (index < lines.length - 1 && (lines[index]?.end ?? 0) < offset) index += 1;
  return index;
}

function endOfBlock({ lines, index }: { lines: readonly Line[]; index: number }): number {
  let stop = index + 1;
  // In code, a line with only `>` is the end of a tag, not a blank line.
  while (stop < lines.length && lines[stop]?.isEmpty === false) stop += 1;
  return stop;
}

function endOfIndentedCode({ lines, index }: { lines: readonly Line[]; index: number }): number {
  let stop = index + 1;
  let last = stop;
  for (; stop < lines.length; stop += 1) {
    const line = lines[stop];
    if (line === undefined || (!line.isBlank && line.indent < 4)) break;
    if (!line.isBlank) last = stop + 1;
  }
  return last;
}

const element = /<\/?[a-z.]*\.?[a-z][a-z0-9.]*(?=\s|\/?>|$)|<>|<\/>/iy;

function startsJsx({
  content,
  line,
  inParagraph,
  isTable,
}: {
  content: string;
  line: Line;
  inParagraph: boolean;
  isTable: boolean;
}): boolean {
  if (content[line.start] !== '<' || (isTable && content.slice(line.start, line.end).includes('|')))
    return false;
  element.lastIndex = line.start;
  if (element.test(content)) return true;
  // Any other element starts a block only outside a paragraph, and only if its tag is alone on the line.
  if (inParagraph) return false;
  const tag = tagAt({ text: content, at: line.start, end: line.end });
  return tag !== undefined && content.slice(tag.end, line.end).trim() === '';
}

function endOfJsx({ content, lines, index }: Omit<Input, 'inParagraph'>): number {
  const { start = 0, end = 0 } = lines[index] ?? {};
  const [, raw] = /^<(script|pre|style)(?=[\s>])/i.exec(content.slice(start, end)) ?? [];
  if (raw !== undefined) {
    const pattern = new RegExp(`</${raw}>`, 'gi');
    pattern.lastIndex = start;
    const close = pattern.exec(content)?.index;
    return close === undefined ? lines.length : lineAt({ lines, from: index, offset: close }) + 1;
  }
  const { listDepth: depth = 0, prefix = '' } = lines[index] ?? {};
  // Outside block quotes, a line with only `>` is the end of a tag, not a blank line.
  const isEnd = ({ isBlank, isEmpty }: Line): boolean => (prefix.includes('>') ? isBlank : isEmpty);
  let stop = index + 1;
  for (; stop < lines.length; stop += 1) {
    const line = lines[stop];
    if (line === undefined || isEnd(line) || (line.isListStart && line.listDepth <= depth && depth > 0))
      break;
  }
  return stop;
}
