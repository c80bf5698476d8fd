/* Every page loads these messages, so they are separate from `theme.ts`. */

export const navigationMessages = {
  'theme.loading': 'Loading the page',
  'theme.failure.title': 'This page failed to load',
  'theme.failure.text': 'The server did not respond to the request for this page.',
  'theme.failure.offline': 'You are offline.',
  'theme.failure.retry': 'Retry',
  'theme.failure.search': 'Search failed to load.',
  'theme.failure.close': 'Close',
} as const;

export const linkCopied = 'Link copied';

export const messagesElementId = 'lectern-messages';
