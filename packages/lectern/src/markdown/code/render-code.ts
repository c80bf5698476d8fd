import { escapeHtml, escapeText } from '../../util/escape.js';
import type { Token } from './highlighter.js';

/**
 * The newline comes after a line's span, because `innerText` would contain a newline inside the span twice. The span is
 * an inline block, because a newline after a block would add an empty row.
 * Line numbers come from a CSS counter or, if the first number is not 1, from `data-n`. Only a style attribute could
 * set the counter's start, and a strict content security policy forbids style attributes.
 */
export function renderCodeLines({
  lines,
  lineClasses,
  showLineNumbers,
}: {
  lines: readonly (readonly Token[])[];
  lineClasses: ReadonlyMap<number, readonly string[]>;
  showLineNumbers: false | number;
}): string {
  return lines
    .map((tokens, index) => {
      const html = tokens.map(renderToken).join('');
      const own = lineClasses.get(index + 1) ?? [];
      if (own.length === 0 && showLineNumbers === false) return html;
      const names = showLineNumbers === false ? ['line', ...own] : ['line', 'num', ...own];
      const number =
        showLineNumbers === false || showLineNumbers === 1 ? '' : ` data-n="${showLineNumbers + index}"`;
      return `<span class="${escapeHtml(names.join(' '))}"${number}>${html}</span>`;
    })
    .join('\n');
}

function renderToken({ text, classes }: Token): string {
  const html = escapeCode(text);
  return classes === '' ? html : `<span class="${escapeHtml(classes)}">${html}</span>`;
}

/** A literal carriage return would be parsed as a newline, so it becomes a character reference. */
function escapeCode(text: string): string {
  return escapeText(text).replaceAll('\r', '&#13;');
}
