import { expect, test } from 'vitest';
import { cutSentences } from '../../../site/reading-aids/read/sentences.js';
import { DEFAULTS, parseSettings } from '../../../site/reading-aids/settings.js';
import { speakable } from '../../../site/reading-aids/speakable.js';

test('cutSentences splits a string into sentences, without surrounding whitespace or lone punctuation', () => {
  const text = ' It costs 4.3 MB.  Press “Listen”! … ';
  expect(cutSentences(text, 'en').map(({ start, end }) => text.slice(start, end))).toEqual([
    'It costs 4.3 MB.',
    'Press “Listen”!',
  ]);
});

test.each([
  ['How well it hears', 'how well it hears'],
  ['2. Install the library', 'install the library'],
  ['REQ-F-01: Voice input becomes a game action', 'voice input becomes a game'],
  ['addVoiceCommand()', 'add voice command'],
  ['What’s new?', "what's new"],
  ['D-01: Audio handler', 'audio handler'],
  ['Version 1.3', undefined],
  ['—', undefined],
])('speakable returns the words to say for the heading %s', (title, name) => {
  expect(speakable(title)).toBe(name);
});

test('parseSettings returns stored values, and defaults for values that are missing or have the wrong type', () => {
  expect(parseSettings('{"rate":1.5,"voice":7,"open":true,"unknown":1}')).toEqual({
    ...DEFAULTS,
    rate: 1.5,
    open: true,
  });
  for (const broken of [null, '', '{', 'null', '[]', '"open"'])
    expect(parseSettings(broken)).toEqual(DEFAULTS);
});
