export interface Run {
  text: string;
  hit: boolean;
}

/** Marks every occurrence of the words, even within a longer word. */
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
