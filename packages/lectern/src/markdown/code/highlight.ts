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
  if (name === 'diff' || name.startsWith('diff-'))
    return highlightDiff({ code, lang: name.slice(5), highlighter });
  if (isPlainText(name) || !highlighter.supports(name)) return plainLines(code);
  return highlighter.highlight({ code, lang: name });
}

/** Whether {@link highlightLines} adds colors in this language. */
export function isHighlighted({ lang, highlighter }: { lang: string; highlighter: Highlighter }): boolean {
  const name = lang.toLowerCase();
  return name === 'diff' || name.startsWith('diff-') || (!isPlainText(name) && highlighter.supports(name));
}
