/** How the minutes that it takes to read a post are counted. */
export type ReadingTime = (input: {
  /** The Markdown of the post. */
  content: string;
  frontMatter: Readonly<Record<string, unknown>>;
  locale: string;
  defaultReadingTime: (input: {
    content: string;
    options?: { wordsPerMinute?: number } | undefined;
  }) => number;
}) => number | undefined;

const usual = 200;

/** Minutes, with their fraction. Words are those of the language: Chinese has no spaces between them. */
export function defaultReadingTime({
  content,
  locale,
  options: { wordsPerMinute = usual } = {},
}: {
  content: string;
  locale: string;
  options?: { wordsPerMinute?: number } | undefined;
}): number {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  let words = 0;
  for (const { isWordLike } of segmenter.segment(content)) if (isWordLike) words += 1;
  return words / wordsPerMinute;
}
