/* Messages that scripts contain, because they can't read them from the page. They are separate from the messages of the
   theme, so that the browser doesn't download those. */

/** Messages about navigation, which are part of the script of every page. */
export const navigationMessages = {
  'theme.loading': 'Loading the page',
  'theme.failure.title': 'This page failed to load',
  'theme.failure.text': 'The server did not respond to the request for this page.',
  'theme.failure.offline': 'You are offline.',
  'theme.failure.retry': 'Retry',
  'theme.failure.search': 'Search failed to load.',
  'theme.failure.close': 'Close',
} as const;

/** Messages that are shown instead of a crashed component. They are loaded together with React. */
export const crashMessages = {
  'theme.crash.title': 'Page Error',
  'theme.crash.text': 'This page crashed.',
  'theme.crash.rest': 'The rest of the page still works.',
  'theme.crash.details': 'Error details',
  'theme.crash.retry': 'Try again',
} as const;

/** ID of the element that contains translations of these messages. A page without translations has no such element. */
export const wordsElementId = 'lectern-words';

/** Returns the messages that the site has translated. */
export function translatedClientMessages(messages: Readonly<Record<string, string>>): Record<string, string> {
  const defaults: Readonly<Record<string, string>> = { ...navigationMessages, ...crashMessages };
  return Object.fromEntries(
    Object.entries(defaults).flatMap(([id, words]) => {
      const translated = messages[id];
      return translated === undefined || translated === words ? [] : [[id, translated]];
    }),
  );
}

/** Labels of the buttons of code blocks. A page contains them only if they are translated. */
export const codeMessages = {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Copy failed',
  wrap: 'Wrap lines',
} as const;

/** Messages of scripts for articles. An article contains them only if they are translated. */
export const articleMessages = {
  zoom: 'Zoom image: {alt}',
  unzoom: 'Close zoomed image: {alt}',
  enlarge: 'Enlarge',
  close: 'Close',
  linkCopied: 'Link copied',
} as const;

/** Returns the messages that differ from the defaults; undefined if none does. */
export function changedMessages<Words extends Readonly<Record<string, string | undefined>>>({
  words,
  defaults,
}: {
  words: Words;
  defaults: Readonly<Record<keyof Words, string>>;
}): Words | undefined {
  return Object.entries(words).some(([id, text]) => text !== defaults[id]) ? words : undefined;
}
