import type { DocText, TextPart } from '../model/types.js';
import { firstParagraph } from './doc-plain-text.js';

/** The first sentence of a comment, with its code and links: what a summary table has room for. */
export function firstSentence(text: DocText | undefined): DocText | undefined {
  const paragraph = firstParagraph(text);
  if (paragraph === undefined) return undefined;
  let left = sentenceLength(paragraph.parts);
  const parts: TextPart[] = [];
  for (const part of paragraph.parts) {
    if (left <= 0) break;
    // A sentence does not end within a link, so only Markdown is ever cut.
    parts.push(part.text.length > left ? { ...part, text: part.text.slice(0, left) } : part);
    left -= part.text.length;
  }
  return { ...paragraph, parts };
}

/** How many characters of the parts the first sentence takes, without the space behind it. */
function sentenceLength(parts: readonly TextPart[]): number {
  const masked = parts.map((part) => (part.kind === 'markdown' ? mask(part.text) : word(part.text))).join('');
  const [first] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(masked);
  return first?.segment.trimEnd().length ?? 0;
}

/** A full stop in code or in a URL ends no sentence, and a line break is a space. */
function mask(markdown: string): string {
  return markdown.replace(/`[^`]*`|\]\([^)]*\)/g, word).replace(/\n/g, ' ');
}

/** As long as the text, in letters: capitals, since a sentence may start with it. */
function word(text: string): string {
  return 'X'.repeat(text.length);
}
