import { endOfBraces } from './scan-script.js';
import { tagAt } from './scan-tag.js';

export interface JsxToken {
  kind: 'open' | 'close' | 'whole' | 'expression' | 'text';
  start: number;
  end: number;
  /** The index of the opening or closing tag that belongs to this tag; undefined if it is in another block. */
  partner?: number;
}

/** Splits JSX into tags, expressions, and text; undefined if it isn't valid. */
export function jsxTokens({
  content,
  start,
  end,
}: {
  content: string;
  start: number;
  end: number;
}): JsxToken[] | undefined {
  const tokens: JsxToken[] = [];
  const open: { name: string; index: number }[] = [];
  let at = start;
  while (at < end) {
    const char = content[at];
    if (char === '{' || content.startsWith('<!--', at)) {
      const close =
        char === '{' ? endOfBraces({ text: content, at, end }) : endOfComment({ content, at, end });
      if (close === undefined) return undefined;
      tokens.push({ kind: 'expression', start: at, end: close });
      at = close;
    } else if (char === '<') {
      const tag = tagAt({ text: content, at, end });
      if (tag === undefined) return undefined;
      const token: JsxToken = { kind: tag.kind, start: at, end: tag.end };
      if (tag.kind === 'open') open.push({ name: tag.name, index: tokens.length });
      const last = tag.kind === 'close' ? open.pop() : undefined;
      if (last !== undefined) {
        const opening = tokens[last.index];
        if (last.name !== tag.name || opening === undefined) return undefined;
        token.partner = last.index;
        opening.partner = tokens.length;
      }
      tokens.push(token);
      at = tag.end;
    } else {
      const next = content.slice(at, end).search(/[<{]/);
      const stop = next < 0 ? end : at + next;
      tokens.push({ kind: 'text', start: at, end: stop });
      at = stop;
    }
  }
  return tokens;
}

function endOfComment({
  content,
  at,
  end,
}: {
  content: string;
  at: number;
  end: number;
}): number | undefined {
  const close = content.indexOf('-->', at);
  return close < 0 || close >= end ? undefined : close + 3;
}
