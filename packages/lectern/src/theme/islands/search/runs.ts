/** A piece of text, and whether it is what was looked for. */
export interface Run {
  text: string;
  hit: boolean;
}

/** An excerpt of Pagefind as text: `<mark>` is the only element in it. */
export function runsOfExcerpt(excerpt: string): Run[] {
  return excerpt
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((part) => part !== '')
    .map((part) => {
      const inner = /^<mark>(.*)<\/mark>$/s.exec(part)?.[1];
      const text = (inner ?? part).replaceAll('&lt;', '<').replaceAll('&gt;', '>');
      return { text, hit: inner !== undefined };
    });
}

/** Pagefind takes a heading for the first sentence of what is below it; the list shows the heading already. */
export function withoutHeading({ excerpt, heading }: { excerpt: string; heading: string }): string {
  const words = heading
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const marked = words.map((word) => `(?:<mark>)?${word}\\.?(?:</mark>)?`).join('\\s+');
  return excerpt.replace(new RegExp(`^${marked}\\s*`), '');
}

/** Marks words where they begin a word of the text, or of a name in it. */
export function runsOfWords({ text, words }: { text: string; words: readonly string[] }): Run[] {
  const known = words
    .filter((word) => word !== '')
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (known.length === 0) return [{ text, hit: false }];
  return text
    .split(new RegExp(`(${known.join('|')})`, 'giu'))
    .map((part, index) => ({ text: part, hit: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}
