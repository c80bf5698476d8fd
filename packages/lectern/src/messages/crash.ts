export const crashMessages = {
  'theme.crash.title': 'Page Error',
  'theme.crash.text': 'This page crashed.',
  'theme.crash.rest': 'The rest of the page still works.',
  'theme.crash.details': 'Error details',
  'theme.crash.retry': 'Try again',
} as const;
