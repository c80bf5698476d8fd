import { expect, test } from 'vitest';
import { translatedClientMessages } from './client-translations.js';

test('translatedClientMessages returns only the translated messages that scripts need', () => {
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
