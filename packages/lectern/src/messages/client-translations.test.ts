import { expect, test } from 'vitest';
import { translatedClientMessages } from './client-translations.js';

test('messages for scripts: a page contains only messages that the site has translated', () => {
  expect(
    translatedClientMessages({
      'theme.failure.retry': 'Encore une fois',
      'theme.crash.retry': 'Try again',
      'theme.next': 'Suivant',
      'own.word': 'Bonjour',
    }),
  ).toEqual({ 'theme.failure.retry': 'Encore une fois' });
  expect(translatedClientMessages({})).toEqual({});
});
