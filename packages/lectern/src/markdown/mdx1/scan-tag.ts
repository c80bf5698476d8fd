import { endOfBraces } from './scan-script.js';

export interface Tag {
  kind: 'open' | 'close' | 'whole';
  /** Empty for a fragment. */
  name: string;
  end: number;
}

const name = /<(\/?)([A-Za-z][\w.:-]*)?/y;
const attributeName = /\s+[A-Za-z_:$][\w:.$-]*/y;
const equals = /\s*=\s*/y;
const plainValue = /"[^"]*"|'[^']*'|[^\s"'=<>`{}]+/y;
const spread = /\s*(?=\{\s*(?:\.\.\.|\/\*))/y;
const tagEnd = /\s*(\/?)>/y;

export function tagAt({ text, at, end }: { text: string; at: number; end: number }): Tag | undefined {
  const [start, slash, tagName = ''] = match({ pattern: name, text, at }) ?? [];
  if (start === undefined) return undefined;
  let index = at + start.length;
  for (;;) {
    const close = match({ pattern: tagEnd, text, at: index });
    if (close !== undefined) {
      index += close[0].length;
      if (index > end) return undefined;
      const opening = close[1] === '/' ? 'whole' : 'open';
      return { kind: slash === '/' ? 'close' : opening, name: tagName, end: index };
    }
    const next = tagName === '' || slash === '/' ? undefined : endOfAttribute({ text, at: index, end });
    if (next === undefined) return undefined;
    index = next;
  }
}

function endOfAttribute({ text, at, end }: { text: string; at: number; end: number }): number | undefined {
  const props = match({ pattern: spread, text, at });
  if (props !== undefined) return endOfBraces({ text, at: at + props[0].length, end });
  const key = match({ pattern: attributeName, text, at });
  if (key === undefined) return undefined;
  const index = at + key[0].length;
  const sign = match({ pattern: equals, text, at: index });
  if (sign === undefined) return index;
  const start = index + sign[0].length;
  if (text[start] === '{') return endOfBraces({ text, at: start, end });
  const value = match({ pattern: plainValue, text, at: start });
  return value === undefined ? undefined : start + value[0].length;
}

function match({ pattern, text, at }: { pattern: RegExp; text: string; at: number }) {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}
