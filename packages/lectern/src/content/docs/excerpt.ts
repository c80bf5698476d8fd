import { contentBlocks } from './content-lines.js';
import { plainText } from './plain-text.js';

const longest = 200;

/**
 * Returns a document's first paragraph as plain text; empty if there is none. Truncates a long paragraph at a word
 * boundary.
 * @param body - The document without its front matter.
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
  // Reserve one character for the ellipsis.
  return `${head.slice(0, space > 0 ? space : longest - 1).replace(/[\s,;:–—-]+$/, '')}…`;
}

/**
 * Returns a document's first line with words as plain text; empty if there is none. This may be a list item or any
 * heading except the title. Docusaurus uses this line as the description.
 * @param body - The document without its front matter.
 */
export function firstLine(body: string): string {
  let fence: string | undefined;
  let inImport = false;
  for (const line of body.split(/\r?\n/)) {
    const trimmed = line.trim();
    const marks = /^(`{3,}|~{3,})/.exec(trimmed)?.[1];
    if (fence !== undefined) {
      if (marks?.startsWith(fence) && marks === trimmed) fence = undefined;
      continue;
    }
    if (trimmed === '') inImport = false;
    else if (marks !== undefined) fence = marks;
    else if (inImport || /^(?:import|export)\s/.test(line)) inImport = true;
    else {
      const text = wordsOfLine(trimmed);
      if (text !== '') return text;
    }
  }
  return '';
}

function wordsOfLine(line: string): string {
  if (/^(?:#\s|:::)/.test(line)) return '';
  return plainText(line.replace(/^#{2,6}\s+/, '').replace(/^>\s?/, '')).replace(/\s?:(?:::|[^:\n\s])+:/g, '');
}
