/** Punctuation and whitespace have no class. */
export interface JsonPiece {
  text: string;
  className?: 'tk-v' | 'tk-s' | 'tk-n';
}

/** In characters. Longer JSON would need thousands of elements, which slow down the page. */
const longest = 100_000;

/** Text that is too long, or that isn't a JSON object or list, becomes a single token. */
export function jsonPieces(text: string): JsonPiece[] {
  if (text.length > longest || !/^\s*[{[]/.test(text)) return [{ text }];
  const pieces: JsonPiece[] = [];
  const tokens = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*|\b(?:true|false|null)\b)/g;
  let end = 0;
  for (const { 0: whole, 1: string, 2: colon = '', 3: other, index } of text.matchAll(tokens)) {
    if (index > end) pieces.push({ text: text.slice(end, index) });
    if (string === undefined) pieces.push({ text: other ?? '', className: 'tk-n' });
    else {
      pieces.push({ text: string, className: colon === '' ? 'tk-s' : 'tk-v' });
      if (colon !== '') pieces.push({ text: colon });
    }
    end = index + whole.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
