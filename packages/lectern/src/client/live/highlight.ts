import { escapeText } from '../../util/escape.js';

const keywords =
  'as async await break case catch class const continue default delete do else export extends false finally for from function if import in instanceof let new null of return static super switch this throw true try typeof undefined var void while yield';

const token = new RegExp(
  [
    String.raw`(\/\/.*|\/\*[^]*?\*\/)`,
    '(`(?:\\\\[^]|[^\\\\`])*`|"(?:\\\\.|[^"\\\\\\n])*"|\'(?:\\\\.|[^\'\\\\\\n])*\')',
    String.raw`(<\/?[A-Za-z][\w.]*|(?<!=)\/?>)`,
    String.raw`\b(${keywords.replaceAll(' ', '|')})\b`,
    String.raw`\b(\d[\d_.]*)\b`,
  ].join('|'),
  'g',
);
const kinds = ['c', 's', 'g', 'k', 'n'] as const;

/** Uses the same class names as builds. A single regular expression is fast enough to run on each keystroke. */
export function highlightJsx(code: string): string {
  let html = '';
  let end = 0;
  for (const match of code.matchAll(token)) {
    const kind = kinds[match.slice(1).findIndex((group) => group !== undefined)];
    html += `${escapeText(code.slice(end, match.index))}<span class="tk-${kind}">${escapeText(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return html + escapeText(code.slice(end));
}
