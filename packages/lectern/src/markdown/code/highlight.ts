import { highlightDiff } from './diff.js';
import type { Highlighter, Token } from './highlighter.js';
import { isPlainText, plainLines } from './highlighter.js';

export type { Highlighter, Token } from './highlighter.js';
export { createPrismHighlighter } from './prism.js';

/**
 * Returns the tokens of each line, without classes if the highlighter doesn't support the language. Also supports
 * `diff` and `diff-<language>`, with any highlighter.
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
  if (name === 'diff' || name.startsWith('diff-'))
    return highlightDiff({ code, lang: name.slice(5), highlighter });
  if (isPlainText(name) || !highlighter.supports(name)) return plainLines(code);
  return highlighter.highlight({ code, lang: name });
}

/**
 * Limits above which code isn't highlighted: characters in a block, characters in a line, and asterisks and underscores
 * in Markdown.
 */
const longestCode = 30_000;
const longestLine = 5_000;
const mostMarks = 1_000;

/**
 * Returns whether code is too long to highlight, because some grammars take quadratic time or worse. Code of this
 * length is either generated, or too long for anyone to read.
 */
export function isTooLongToHighlight({ code, lang }: { code: string; lang: string }): boolean {
  // Markdown takes quadratic time, because each asterisk may start emphasis that ends at any later asterisk.
  const isMarkdown = /^(?:diff-)?(?:md|mdx|markdown)$/i.test(lang);
  if (isMarkdown && (code.match(/[*_]/g)?.length ?? 0) > mostMarks) return true;
  return code.length > longestCode || code.split('\n').some((line) => line.length > longestLine);
}

/** Returns whether {@link highlightLines} adds colors to code in a language. */
export function isHighlighted({ lang, highlighter }: { lang: string; highlighter: Highlighter }): boolean {
  const name = lang.toLowerCase();
  return name === 'diff' || name.startsWith('diff-') || (!isPlainText(name) && highlighter.supports(name));
}
