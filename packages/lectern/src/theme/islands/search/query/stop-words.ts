/** These words are common in English questions, but are hardly ever a page's topic. */
const english = new Set(
  `a about after all also am an and any are aren as at be because been before being between both but by can cannot could
  d did didn do does doesn doing don each etc for from get gets getting give had has have having he her here him his how i if in
  into is isn it its just let like ll m made make makes making may me might more most must my need needs no nor not of
  off on one only onto or other our out over please re s same shall she should show so some such t tell than that the their
  them then there these they this those through to too under until up us use used using ve very want wants was way we were
  what when where whether which while who whose why will with without work works would you your`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** If there are only stop words, as in “how to”, returns all words. */
export function withoutStopWords({
  words,
  language,
}: {
  words: readonly string[];
  /** BCP 47 tag. In languages other than English, all words are kept. */
  language: string;
}): string[] {
  const kept = words.filter((word) => !isStopWord({ word, language }));
  return kept.length === 0 ? [...words] : kept;
}

/** In a contraction, such as “don’t”, each part must be a stop word. */
export function isStopWord({ word, language }: { word: string; language: string }): boolean {
  return /^en\b/i.test(language) && word.split(/['’]/).every((part) => english.has(part));
}
