/** Computes the reading time of a post in minutes. */
export type ReadingTime = (input: {
  content: string;
  frontMatter: Readonly<Record<string, unknown>>;
  locale: string;
  defaultReadingTime: (input: {
    content: string;
    options?: { wordsPerMinute?: number } | undefined;
  }) => number;
}) => number | undefined;

const usual = 200;

/**
 * In minutes, not rounded. Some languages, such as Chinese, have no spaces between words, so the rules depend on the
 * language.
 */
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
