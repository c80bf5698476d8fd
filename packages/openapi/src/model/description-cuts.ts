import { cutSentences } from './cut-sentences.js';

export interface Cut {
  end: number;
  /**
   * Whether the cut is inside a `<p>`. The first part must then end with `</p>`, and the second must start with `<p>`.
   */
  isWithinHtml?: boolean;
}

const heading = /^#{1,6} /;
const htmlParagraph = /^<p>(.*?)<\/p>/s;
const paragraph = /^[\p{L}\p{N}"'“‘([*_`]/u;
/** Matches a line that turns the lines above it into a table header or a heading. */
const underline = /^ *(?:=+|[-:| ]*-[-:| ]*)$/m;
/** Matches a line that ends a paragraph, even if no blank line precedes it. */
const interruption = /^ *(?:[*+-] |1[.)] |```|~~~|<(?!\/?(?:a|b|br|code|em|i|strong)\b))/m;

export function descriptionCuts(markdown: string): Cut[] {
  const cuts: Cut[] = [];
  let start = 0;
  while (start < markdown.length) {
    const { length, inner, isHtml, isLast } = blockAt(markdown.slice(start));
    if (inner !== undefined)
      for (const end of cutSentences(inner))
        cuts.push(isHtml ? { end: start + '<p>'.length + end, isWithinHtml: true } : { end: start + end });
    const isHeading = heading.test(markdown.slice(start));
    start += length;
    if (length > 0 && !isHeading && start < markdown.length) cuts.push({ end: start });
    if (isLast) break;
  }
  return cuts;
}

interface Block {
  length: number;
  inner?: string;
  isHtml?: boolean;
  isLast?: boolean;
}

function blockAt(text: string): Block {
  const html = htmlParagraph.exec(text);
  if (html !== null)
    return { length: lengthWithSpace(text, html[0].length), inner: html[1] ?? '', isHtml: true };
  const block = text.split(/\n[ \t]*\n/, 1)[0] ?? '';
  const length = lengthWithSpace(text, block.length);
  if (block.startsWith('>') || (heading.test(block) && !block.includes('\n'))) return { length };
  if (!paragraph.test(block) || /^(?:[*_-] |\d+[.)] |```)/.test(block) || underline.test(block))
    return { length: 0, isLast: true };
  const interrupted = block.search(interruption);
  if (interrupted === -1) return { length, inner: block };
  return { length: interrupted, inner: block.slice(0, interrupted), isLast: true };
}

function lengthWithSpace(text: string, length: number): number {
  return text.length - text.slice(length).trimStart().length;
}
