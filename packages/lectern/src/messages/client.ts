/*
 * English messages for scripts. They are separate from the theme's other messages, so that the browser doesn't
 * download the others.
 */

/** Messages about navigation. They are part of the script that every page loads. */
export const navigationMessages = {
  'theme.loading': 'Loading the page',
  'theme.failure.title': 'This page failed to load',
  'theme.failure.text': 'The server did not respond to the request for this page.',
  'theme.failure.offline': 'You are offline.',
  'theme.failure.retry': 'Retry',
  'theme.failure.search': 'Search failed to load.',
  'theme.failure.close': 'Close',
} as const;

/** Announced when a heading's link is pressed. Also part of the script that every page loads. */
export const linkCopied = 'Link copied';

/** ID of the element that contains translations of these messages. A page without translations has no such element. */
export const messagesElementId = 'lectern-messages';
