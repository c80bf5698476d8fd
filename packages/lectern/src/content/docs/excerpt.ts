import { contentBlocks } from './content-lines.js';
import { plainText } from './plain-text.js';

const longest = 200;

/** Returns an empty string if there is no paragraph. `body` is the document without its front matter. */
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

/** Docusaurus's description: the first line with words, which may be a list item or any heading except the title. */
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
