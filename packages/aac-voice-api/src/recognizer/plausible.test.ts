import { expect, it } from 'vitest';
import { isPlausible } from './plausible.js';

const word = { duration: 0.48, phones: 4 };

it.each([
  ['a word that fills the speech', [word], 0.6, true],
  [
    'a command between fillers',
    [{ duration: 0.27, phones: 2 }, word, { duration: 0.6, phones: 4 }],
    1.8,
    true,
  ],
  ['a slow word', [{ duration: 1.1, phones: 4 }], 1.3, true],
  ['a word that lasts as long as noise does', [{ duration: 1.7, phones: 4 }], 2.5, false],
  ['a short word in a long stretch of noise', [word], 2.5, false],
  ['a word in speech twice as long as the word', [word], 0.96, false],
  ['no words', [], 0.6, false],
  ['no words and no speech', [], 0, false],
])('the plausibility of recognized words depends on their durations: %s', (_, words, speech, expected) => {
  expect(isPlausible({ words, speech })).toBe(expected);
});
