import { contentBlocks } from './content-lines.js';
import { plainText } from './plain-text.js';

const longest = 200;

/**
 * Returns the first paragraph of a document as plain text; empty if there is none. A long paragraph is cut at a word
 * boundary.
 * @param body - The text after the front matter.
 */
export function excerpt(body: string): string {
  for (const { kind, text } of contentBlocks(body)) {
    if (kind !== 'paragraph') continue;
    const words = plainText(text);
    if (words !== '') return cut(words);
  }
  return '';
}

function cut(text: string): string {
  if (text.length <= longest) return text;
  const head = text.slice(0, longest);
  const space = head.lastIndexOf(' ');
  // One character is reserved for the ellipsis.
  return `${head.slice(0, space > 0 ? space : longest - 1).replace(/[\s,;:–—-]+$/, '')}…`;
}
