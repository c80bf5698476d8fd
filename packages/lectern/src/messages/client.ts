/* English messages in scripts. They are separate from the theme's other messages, so that the browser
   doesn't download those. */

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

/** Announced after a press of a heading's link. This message, too, is part of the script of every page. */
export const linkCopied = 'Link copied';

/** ID of the element that contains translations of these messages. A page without translations has no such element. */
export const messagesElementId = 'lectern-messages';
