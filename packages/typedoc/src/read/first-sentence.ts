import type { DocText, TextPart } from '../model/types.js';
import { firstParagraph } from './doc-plain-text.js';

export function firstSentence(text: DocText | undefined): DocText | undefined {
  const paragraph = firstParagraph(text);
  if (paragraph === undefined) return undefined;
  let left = sentenceLength(paragraph.parts);
  const parts: TextPart[] = [];
  for (const part of paragraph.parts) {
    if (left <= 0) break;
    // Only Markdown is truncated, because a sentence can't end inside a link.
    parts.push(part.text.length > left ? { ...part, text: part.text.slice(0, left) } : part);
    left -= part.text.length;
  }
  return { ...paragraph, parts };
}

function sentenceLength(parts: readonly TextPart[]): number {
  const masked = parts.map((part) => (part.kind === 'markdown' ? mask(part.text) : word(part.text))).join('');
  const [first] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(masked);
  return first?.segment.trimEnd().length ?? 0;
}

/** Periods in code and URLs don't end a sentence. */
function mask(markdown: string): string {
  return markdown.replace(/`[^`]*`|\]\([^)]*\)/g, word).replace(/\n/g, ' ');
}

/**
 * The placeholder has the length of the text. It is in capitals, because the segmenter expects a sentence to start with
 * a capital.
 */
function word(text: string): string {
  return 'X'.repeat(text.length);
}
