const section = /<section[^>]* data-footnotes[^>]*>[\s\S]*?<\/section>/g;
const reference = /( (?:id|href|aria-describedby)=")(#?(?:user-content-fn(?:ref)?-[^"]*|footnote-label))"/g;

/**
 * Each document numbers its footnotes from 1, so a list that shows several documents repeats their IDs. A document's
 * footnotes come after all of its references: the HTML up to the end of the footnotes belongs to the same document.
 */
export function uniqueFootnotes(html: string): string {
  const ends = [...html.matchAll(section)].map(({ index, 0: text }) => index + text.length);
  return ends.reduceRight((result, end, index) => {
    const start = ends[index - 1];
    if (start === undefined) return result;
    const own = result.slice(start, end).replace(reference, `$1$2-${index + 1}"`);
    return result.slice(0, start) + own + result.slice(end);
  }, html);
}
