/* English messages for scripts. They are separate from the theme's other messages, which the browser doesn't need. */

/** Messages about navigation, which are part of the script that every page loads. */
export const navigationMessages = {
  'theme.loading': 'Loading the page',
  'theme.failure.title': 'This page failed to load',
  'theme.failure.text': 'The server did not respond to the request for this page.',
  'theme.failure.offline': 'You are offline.',
  'theme.failure.retry': 'Retry',
  'theme.failure.search': 'Search failed to load.',
  'theme.failure.close': 'Close',
} as const;

/** Announced when the reader clicks a heading's link. Also part of the script that every page loads. */
export const linkCopied = 'Link copied';

/** ID of the element that contains translations of these messages, on pages with translations. */
export const messagesElementId = 'lectern-messages';
