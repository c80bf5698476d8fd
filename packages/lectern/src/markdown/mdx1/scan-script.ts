interface Range {
  text: string;
  at: number;
  end: number;
  /** The number of template literals around the code. */
  level?: number;
}

const mostLevels = 50;

export function endOfBraces({ text, at, end, level = 0 }: Range): number | undefined {
  if (level > mostLevels) return undefined;
  let depth = 0;
  let index = at;
  while (index < end) {
    const skipped = endOfOpaque({ text, at: index, end, level });
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

/** Returns the offset after the string, template literal, or comment at `at`, or undefined if none starts at `at`. */
function endOfOpaque({ text, at, end, level }: Range): number | undefined {
  const char = text[at];
  if (char === '"' || char === "'") return endOfString({ text, at, end });
  if (char === '`') return endOfTemplate({ text, at, end, level });
  const mark = text.slice(at, at + 2);
  if (mark !== '/*' && mark !== '//') return undefined;
  const isLine = mark === '//';
  const close = text.indexOf(isLine ? '\n' : '*/', at + 2);
  if (close < 0 || close >= end) return end;
  return isLine ? close : close + 2;
}

function endOfString({ text, at, end }: Range): number | undefined {
  const quote = text[at];
  for (let index = at + 1; index < end; index += 1) {
    if (text[index] === '\\') index += 1;
    // A quotation mark without a partner on its line is an apostrophe in an element's text.
    else if (text[index] === '\n') return undefined;
    else if (text[index] === quote) return index + 1;
  }
  return undefined;
}

function endOfTemplate({ text, at, end, level = 0 }: Range): number {
  for (let index = at + 1; index < end; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === '`') return index + 1;
    else if (text[index] === '$' && text[index + 1] === '{')
      index = (endOfBraces({ text, at: index + 1, end, level: level + 1 }) ?? end) - 1;
  }
  return end;
}

/** Line breaks in template literals become escapes, and line comments become block comments. */
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
