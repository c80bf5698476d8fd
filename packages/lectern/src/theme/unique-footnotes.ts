const section = /<section[^>]* data-footnotes[^>]*>[\s\S]*?<\/section>/g;
const reference = /( (?:id|href|aria-describedby)=")(#?(?:user-content-fn(?:ref)?-[^"]*|footnote-label))"/g;

/**
 * Each document numbers its footnotes from 1, so their IDs repeat in a list of documents. Footnotes come last in a
 * document, so the HTML up to their end belongs to it.
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
