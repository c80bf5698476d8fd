import { highlightDiff } from './diff.js';
import type { Highlighter, Token } from './highlighter.js';
import { isPlainText, plainLines } from './highlighter.js';

/**
 * Tokens have no classes if the highlighter doesn't support the language. `diff` and `diff-<language>` work with any
 * highlighter.
 */
export function highlightLines({
  code,
  lang,
  highlighter,
}: {
  code: string;
  lang: string;
  highlighter: Highlighter;
}): Token[][] {
  const name = lang.toLowerCase();
  if (isTooLongToHighlight({ code, lang })) return plainLines(code);
  if (isDiff(name)) return highlightDiff({ code, lang: name.slice('diff-'.length), highlighter });
  if (isPlainText(name) || !highlighter.supports(name)) return plainLines(code);
  return highlighter.highlight({ code, lang: name });
}

/** Code above one of these limits isn't highlighted. `mostMarks` limits the asterisks and underscores in Markdown. */
const longestCode = 30_000;
const longestLine = 5_000;
const mostMarks = 1_000;

/** Some grammars take quadratic time or worse. Code of this length is either generated or too long to read. */
export function isTooLongToHighlight({ code, lang }: { code: string; lang: string }): boolean {
  // Markdown takes quadratic time, because each asterisk may start emphasis that ends at any later asterisk.
  const isMarkdown = /^(?:diff-)?(?:md|mdx|markdown)$/i.test(lang);
  if (isMarkdown && (code.match(/[*_]/g)?.length ?? 0) > mostMarks) return true;
  return code.length > longestCode || code.split('\n').some((line) => line.length > longestLine);
}

export function isHighlighted({ lang, highlighter }: { lang: string; highlighter: Highlighter }): boolean {
  const name = lang.toLowerCase();
  return isDiff(name) || (!isPlainText(name) && highlighter.supports(name));
}

function isDiff(name: string): boolean {
  return name === 'diff' || name.startsWith('diff-');
}
