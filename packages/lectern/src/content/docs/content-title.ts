import { contentBlocks } from './content-lines.js';
import { plainText } from './plain-text.js';

/**
 * As in Docusaurus, a heading below a thematic break is not a title. `body` is the document without its front matter.
 */
export function contentTitle(body: string): string | undefined {
  // Fast path for documents without a level-1 heading.
  if (!beginsLine({ body, mark: '#' }) && !beginsLine({ body, mark: '=' })) return undefined;
  for (const { kind, level, text } of contentBlocks(body)) {
    if (kind === 'break') return undefined;
    if (kind === 'heading') return level === 1 ? plainText(text) : undefined;
  }
  return undefined;
}

/** Like `contentTitle`, but only imports may precede the heading, as in Docusaurus 2. */
export function firstTitle(body: string): string | undefined {
  const start = body.trimStart().replace(/^(?:import\s(?:[^\n]|\n(?!\r?\n))*(?:\r?\n){2,})*/, '');
  return /^(?:#[ \t]+\S|[^\n]+\n=+[ \t]*\r?(?:\n|$))/.test(start) ? contentTitle(start) : undefined;
}

/** The mark `#` doesn't match `##`. */
function beginsLine({ body, mark }: { body: string; mark: '#' | '=' }): boolean {
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + 1)) {
    const isAlone = mark === '=' || body[at + 1] !== '#';
    if (isAlone && /(?:^|\n) {0,3}$/.test(body.slice(Math.max(0, at - 4), at))) return true;
  }
  return false;
}
