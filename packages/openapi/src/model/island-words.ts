/* The English messages of islands that are on every page. They are part of the islands' scripts, so that each page
   contains only messages that are translated. */

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

/** Returns the `words` prop of an island; empty if all messages are the English ones. */
export function translatedWords<Words extends Readonly<Record<string, string>>>({
  words,
  defaults,
}: {
  words: Words;
  defaults: Readonly<Record<keyof Words, string>>;
}): { words?: Words } {
  return Object.entries(words).some(([id, text]) => text !== defaults[id]) ? { words } : {};
}
