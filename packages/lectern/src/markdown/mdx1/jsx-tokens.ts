import { endOfBraces } from './scan-script.js';
import { tagAt } from './scan-tag.js';

export interface JsxToken {
  kind: 'open' | 'close' | 'whole' | 'expression' | 'text';
  start: number;
  end: number;
  /** The index of the matching opening or closing tag. Undefined if that tag is in another block. */
  partner?: number;
}

interface Range {
  content: string;
  start: number;
  end: number;
}

export function jsxTokens({ content, start, end }: Range): JsxToken[] | undefined {
  const tokens: JsxToken[] = [];
  const open: { name: string; index: number }[] = [];
  for (let at = start; at < end; ) {
    const found = tokenAt({ content, start: at, end });
    if (found === undefined) return undefined;
    const { name = '', ...token } = found;
    if (token.kind === 'open') open.push({ name, index: tokens.length });
    const last = token.kind === 'close' ? open.pop() : undefined;
    if (last !== undefined) {
      const opening = tokens[last.index];
      if (last.name !== name || opening === undefined) return undefined;
      token.partner = last.index;
      opening.partner = tokens.length;
    }
    tokens.push(token);
    at = token.end;
  }
  return tokens;
}

function tokenAt({ content, start, end }: Range): (JsxToken & { name?: string }) | undefined {
  const isComment = content.startsWith('<!--', start);
  if (isComment || content[start] === '{') {
    const close = isComment
      ? endOfComment({ content, start, end })
      : endOfBraces({ text: content, at: start, end });
    return close === undefined ? undefined : { kind: 'expression', start, end: close };
  }
  if (content[start] === '<') {
    const tag = tagAt({ text: content, at: start, end });
    return tag && { ...tag, start };
  }
  const next = /[<{]/g;
  next.lastIndex = start;
  return { kind: 'text', start, end: Math.min(end, next.exec(content)?.index ?? end) };
}

function endOfComment({ content, start, end }: Range): number | undefined {
  const close = content.indexOf('-->', start);
  return close < 0 || close >= end ? undefined : close + 3;
}
