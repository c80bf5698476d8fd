/** Matches abbreviations that don't end a sentence, even if a capital letter follows. */
const abbreviation = /\b(?:approx|cf|e\.g|etc|i\.e|incl|max|min|no|vs)\.\s*$/i;

/**
 * A position within a link, code, parentheses, or a similar construct is skipped, because a cut would leave the
 * construct unclosed.
 */
export function cutSentences(paragraph: string): number[] {
  // The segmenter would end a sentence at each line break.
  const text = paragraph.replaceAll('\n', ' ');
  const ends: number[] = [];
  for (const { index, segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    const end = index + segment.length;
    const before = text.slice(0, end);
    if (text.slice(end).trim() !== '' && isBalanced(before) && !abbreviation.test(before)) ends.push(end);
  }
  return ends;
}

function isBalanced(text: string): boolean {
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  return (
    count(/`/g) % 2 === 0 &&
    count(/\*/g) % 2 === 0 &&
    count(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu) % 2 === 0 &&
    count(/\[/g) === count(/\]/g) &&
    count(/\(/g) === count(/\)/g) &&
    count(/<[a-z]/gi) === count(/<\/[a-z]/gi) + count(/<br\b/gi)
  );
}
