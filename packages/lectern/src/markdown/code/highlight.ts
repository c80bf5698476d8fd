import { highlightDiff } from './diff.js';
import type { Highlighter, Token } from './highlighter.js';
import { isPlainText, plainLines } from './highlighter.js';

export type { Highlighter, Token } from './highlighter.js';
export { createPrismHighlighter } from './prism.js';

/**
 * Lines of colored tokens for a code block: by the highlighter where it knows the language, plain text elsewhere.
 * `diff` and `diff-<language>` are done here, the same for every highlighter.
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

/** Characters of a block, and of one line. */
const longestCode = 30_000;
const longestLine = 5_000;
/** Marks of emphasis in Markdown. */
const mostMarks = 1_000;

/**
 * Grammars are regular expressions, some of which take time that grows with the square of the code, or worse. So what is
 * longer than anyone reads, or was written by no person, has no colors.
 */
export function isTooLongToHighlight({ code, lang }: { code: string; lang: string }): boolean {
  // Each asterisk may begin emphasis that ends anywhere.
  const isMarkdown = /^(?:diff-)?(?:md|mdx|markdown)$/i.test(lang);
  if (isMarkdown && (code.match(/[*_]/g)?.length ?? 0) > mostMarks) return true;
  return code.length > longestCode || code.split('\n').some((line) => line.length > longestLine);
}

/** Whether {@link highlightLines} adds colors in this language. */
export function isHighlighted({ lang, highlighter }: { lang: string; highlighter: Highlighter }): boolean {
  const name = lang.toLowerCase();
  return name === 'diff' || name.startsWith('diff-') || (!isPlainText(name) && highlighter.supports(name));
}
