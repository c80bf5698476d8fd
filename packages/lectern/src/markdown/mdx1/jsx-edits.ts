import type { Block } from './blocks.js';
import type { Edit } from './edits.js';
import type { JsxToken } from './jsx-tokens.js';
import { jsxTokens } from './jsx-tokens.js';
import { onOneLine } from './scan-script.js';
import { escapeUnlinked } from './text-edits.js';

/**
 * MDX 1 passes a block of JSX to React unchanged, so its text isn't Markdown. Each complete element is put on one line,
 * so that MDX 3 creates no paragraphs in it. A tag whose partner is in another block gets a separate line.
 */
export function jsxEdits({
  content,
  start,
  end,
  prefix,
  endsParagraph,
  isInList,
  isFollowed,
}: Omit<Extract<Block, { kind: 'jsx' }>, 'kind'> & { content: string }): Edit[] {
  const tokens = jsxTokens({ content, start, end });
  // The parser reports invalid JSX.
  if (tokens === undefined) return [];
  const parts = partsOf(tokens);
  // In a list, a blank line around a complete element would create paragraphs in the other list items.
  const isSeparate = endsParagraph && !(isInList && parts.length === 1 && parts[0]?.kind === 'content');
  const edits: Edit[] = isSeparate ? [{ start, end: start, text: blankLine(prefix) }] : [];
  let previous: Part['kind'] | undefined;
  for (const { kind, tokens: own } of parts) {
    const changes = own.flatMap((token) => tokenEdits({ token, content, hasQuotes: prefix.includes('>') }));
    const shown = own.filter((token) => isShown({ token, content }));
    const [first] = shown;
    const last = shown.at(-1);
    if (first === undefined || last === undefined) {
      edits.push(...changes);
      continue;
    }
    if (previous !== undefined)
      edits.push({
        start: own[0]?.start ?? start,
        end: own[0]?.start ?? start,
        text: previous === 'tag' ? `\n${prefix}` : blankLine(prefix),
      });
    previous = kind;
    edits.push(
      ...(kind === 'tag' || isElement({ first, last, tokens })
        ? changes
        : inFragment({ tokens: own, changes })),
    );
  }
  if (isFollowed) edits.push({ start: end, end, text: blankLine(prefix).slice(0, -1 - prefix.length) });
  return edits;
}

function blankLine(prefix: string): string {
  return `\n${prefix.trimEnd()}\n${prefix}`;
}

interface Part {
  kind: 'tag' | 'content';
  tokens: JsxToken[];
}

function partsOf(tokens: readonly JsxToken[]): Part[] {
  const parts: Part[] = [];
  for (const token of tokens) {
    const isTag = (token.kind === 'open' || token.kind === 'close') && token.partner === undefined;
    const last = parts.at(-1);
    if (isTag) parts.push({ kind: 'tag', tokens: [token] });
    else if (last?.kind === 'content') last.tokens.push(token);
    else parts.push({ kind: 'content', tokens: [token] });
  }
  return parts;
}

function isShown({ token: { kind, start, end }, content }: { token: JsxToken; content: string }): boolean {
  return kind !== 'text' || jsxText(content.slice(start, end)) !== '';
}

/** MDX 3 doesn't put a single element or expression in a paragraph. */
function isElement({
  first,
  last,
  tokens,
}: {
  first: JsxToken;
  last: JsxToken;
  tokens: readonly JsxToken[];
}): boolean {
  if (first === last) return first.kind !== 'text';
  return first.partner !== undefined && tokens[first.partner] === last;
}

function inFragment({ tokens, changes }: { tokens: readonly JsxToken[]; changes: readonly Edit[] }): Edit[] {
  const { start = 0 } = tokens[0] ?? {};
  const { end = 0 } = tokens.at(-1) ?? {};
  return [{ start, end: start, text: '<>' }, ...changes, { start: end, end, text: '</>' }];
}

function tokenEdits({
  token: { kind, start, end },
  content,
  hasQuotes,
}: {
  token: JsxToken;
  content: string;
  hasQuotes: boolean;
}): Edit[] {
  const written = content.slice(start, end);
  const source = hasQuotes ? written.replace(/\n[ \t]*> ?/g, '\n') : written;
  const text = kind === 'text' ? jsxMarkdown(source) : onOneLine(source);
  return text === written ? [] : [{ start, end, text }];
}

/** A space between two elements must be escaped, or it would be lost. */
function jsxMarkdown(source: string): string {
  const text = jsxText(source);
  return /^[ \t]+$/.test(text) ? '&#32;' : escapeUnlinked(text);
}

/**
 * Handles whitespace as JSX does: trims the lines at their line breaks, drops empty lines, and joins the rest with
 * spaces.
 */
function jsxText(text: string): string {
  const lines = text.split(/\r?\n/);
  return lines
    .map((line, index) => {
      const left = index === 0 ? line : line.replace(/^[ \t]+/, '');
      return index === lines.length - 1 ? left : left.replace(/[ \t]+$/, '');
    })
    .filter((line) => line !== '')
    .join(' ');
}
