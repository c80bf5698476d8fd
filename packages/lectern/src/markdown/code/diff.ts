import type { Highlighter, Token } from './highlighter.js';
import { plainLines } from './highlighter.js';

/**
 * With a language, as in `diff-ts`, the old and the new code are each highlighted as a whole, so multi-line comments
 * and strings are recognized.
 */
export function highlightDiff({
  code,
  lang,
  highlighter,
}: {
  code: string;
  lang: string;
  highlighter: Highlighter;
}): Token[][] {
  const lines = code.split('\n');
  const kinds = lineKinds(lines);
  const side = (skipped: LineKind): (() => Token[] | undefined) => {
    const text = lines
      .filter((_, index) => kinds[index] !== skipped && kinds[index] !== 'header')
      .map(withoutSign);
    const tokens =
      lang !== '' && highlighter.supports(lang)
        ? highlighter.highlight({ code: text.join('\n'), lang })
        : plainLines(text.join('\n'));
    const next = tokens.values();
    return () => next.next().value;
  };
  const nextOld = side('add');
  const nextNew = side('remove');

  return lines.map((line, index) => {
    const kind = kinds[index];
    if (kind === 'header') return line === '' ? [] : [{ text: line, classes: 'tk-c' }];
    const before = kind === 'add' ? undefined : nextOld();
    const after = kind === 'remove' ? undefined : nextNew();
    const sign = line.slice(0, line.length - withoutSign(line).length);
    return prepend({ sign, tokens: after ?? before ?? [] });
  });
}

/** `line-signed` tells the style sheet that the code already contains the `+` or `-`. */
export function diffLineClasses(code: string): Map<number, string[]> {
  const classes = new Map<number, string[]>();
  for (const [index, kind] of lineKinds(code.split('\n')).entries()) {
    if (kind === 'add' || kind === 'remove') classes.set(index + 1, [`line-${kind}`, 'line-signed']);
  }
  return classes;
}

type LineKind = 'add' | 'remove' | 'context' | 'header';

function lineKinds(lines: readonly string[]): LineKind[] {
  return lines.map((line, index) => {
    if (/^(?:@@ |diff --git |index [\da-f]+\.\.|\\ No newline)/.test(line)) return 'header';
    // A line that starts with "--- " is a file header only if a "+++ " line follows. Otherwise, it may be a removed SQL
    // or Lua comment.
    if (line.startsWith('--- ') && lines[index + 1]?.startsWith('+++ ')) return 'header';
    if (line.startsWith('+++ ') && lines[index - 1]?.startsWith('--- ')) return 'header';
    if (line.startsWith('+')) return 'add';
    return line.startsWith('-') ? 'remove' : 'context';
  });
}

function withoutSign(line: string): string {
  return /^[-+ ]/.test(line) ? line.slice(1) : line;
}

function prepend({ sign, tokens }: { sign: string; tokens: readonly Token[] }): Token[] {
  if (sign === '') return [...tokens];
  const [first, ...others] = tokens;
  if (first?.classes === '') return [{ text: sign + first.text, classes: '' }, ...others];
  return [{ text: sign, classes: '' }, ...tokens];
}
