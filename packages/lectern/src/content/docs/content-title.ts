import type { ContentBlock } from './content-lines.js';
import { contentBlocks } from './content-lines.js';
import { plainText } from './plain-text.js';

export function contentTitle(body: string): string | undefined {
  const block = titleBlock(body);
  return block === undefined ? undefined : plainText(block.text);
}

/** Blanks out the title that `contentTitle` returns, and keeps its line breaks. */
export function blankContentTitle(body: string): string {
  const block = titleBlock(body);
  if (block === undefined) return body;
  return body
    .split('\n')
    .map((line, index) => (index < block.from || index >= block.to ? line : line.replace(/[^\r]/g, '')))
    .join('\n');
}

/** As in Docusaurus, a heading below a thematic break is not a title. */
function titleBlock(body: string): ContentBlock | undefined {
  // Fast path for documents without a level-1 heading.
  if (!beginsLine({ body, mark: '#' }) && !beginsLine({ body, mark: '=' })) return undefined;
  for (const block of contentBlocks(body)) {
    if (block.kind === 'break') return undefined;
    if (block.kind === 'heading') return block.level === 1 ? block : undefined;
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
