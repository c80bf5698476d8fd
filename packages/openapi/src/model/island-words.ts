/* English messages of islands on every page. Pages pass only translated ones, as they would repeat the others. */

export const filterWords = {
  label: 'Filter operations',
  found: '{number} found',
  loading: 'Searching all pages…',
  failed: 'Only this page was searched: the list of all operations failed to load.',
} as const;

export const moreSamplesWords = {
  choose: 'More languages…',
  copy: 'Copy',
  copied: 'Copied',
  failed: 'The sample failed to load. Choose the language again.',
} as const;

/** The property `words` of an island; none if all are the English ones. */
export function translatedWords<Words extends Readonly<Record<string, string>>>({
  words,
  defaults,
}: {
  words: Words;
  defaults: Readonly<Record<keyof Words, string>>;
}): { words?: Words } {
  return Object.entries(words).some(([id, text]) => text !== defaults[id]) ? { words } : {};
}
