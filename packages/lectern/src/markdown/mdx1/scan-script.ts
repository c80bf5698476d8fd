/** Returns the end of the code in braces that starts at an offset; undefined if it is unclosed. */
export function endOfBraces({
  text,
  at,
  end,
}: {
  text: string;
  at: number;
  end: number;
}): number | undefined {
  let depth = 0;
  let index = at;
  while (index < end) {
    const skipped = endOfOpaque({ text, at: index, end });
    if (skipped !== undefined) {
      index = skipped;
      continue;
    }
    const char = text[index];
    if (char === '{') depth += 1;
    if (char === '}') depth -= 1;
    index += 1;
    if (depth === 0) return index;
  }
  return undefined;
}

/** Returns the end of a string, template, or comment that starts at an offset; undefined if none starts there. */
function endOfOpaque({ text, at, end }: { text: string; at: number; end: number }): number | undefined {
  const char = text[at];
  if (char === '"' || char === "'") return endOfString({ text, at, end });
  if (char === '`') return endOfTemplate({ text, at, end });
  if (char !== '/') return undefined;
  const close = text[at + 1] === '*' ? '*/' : text[at + 1] === '/' ? '\n' : undefined;
  if (close === undefined) return undefined;
  const found = text.indexOf(close, at + 2);
  return found < 0 || found >= end ? end : found + (close === '\n' ? 0 : close.length);
}

function endOfString({ text, at, end }: { text: string; at: number; end: number }): number | undefined {
  const quote = text[at];
  for (let index = at + 1; index < end; index += 1) {
    if (text[index] === '\\') index += 1;
    // An apostrophe in the text of an element doesn't start a string.
    else if (text[index] === '\n') return undefined;
    else if (text[index] === quote) return index + 1;
  }
  return undefined;
}

function endOfTemplate({ text, at, end }: { text: string; at: number; end: number }): number {
  for (let index = at + 1; index < end; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === '`') return index + 1;
    else if (text[index] === '$' && text[index + 1] === '{')
      index = (endOfBraces({ text, at: index + 1, end }) ?? end) - 1;
  }
  return end;
}

/** Writes code on one line. A line break in a template becomes `\n`, and line comments become block comments. */
export function onOneLine(code: string): string {
  if (!code.includes('\n')) return code;
  let result = '';
  let index = 0;
  const end = code.length;
  while (index < end) {
    const stop = endOfOpaque({ text: code, at: index, end });
    const piece = stop === undefined ? (code[index] ?? '') : code.slice(index, stop);
    index += piece.length;
    if (piece.startsWith('//')) result += `/*${piece.slice(2).replaceAll('*/', '* /')}*/`;
    else if (piece.startsWith('`')) result += piece.replace(/\r?\n/g, '\\n');
    else result += piece.replace(/\s*\n\s*/g, ' ');
  }
  return result;
}
