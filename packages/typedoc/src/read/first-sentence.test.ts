import { expect, it } from 'vitest';
import type { TextPart } from '../model/types.js';
import { firstSentence } from './first-sentence.js';

function first(...parts: (string | TextPart)[]): string | undefined {
  const text = firstSentence({
    parts: parts.map((part) => (typeof part === 'string' ? { kind: 'markdown', text: part } : part)),
    file: 'src/Lamp.ts',
    line: 1,
  });
  return text?.parts.map((part) => part.text).join('');
}

it.each([
  ['It is on. It is bright.', 'It is on.'],
  ['No period', 'No period'],
  ['Is it on? Yes.', 'Is it on?'],
  ['It is\non. And off.', 'It is\non.'],
  ['Needed once, e.g. at the start. Later not.', 'Needed once, e.g. at the start.'],
  ['Calls `lamp.on(). Now` again. Then `off`.', 'Calls `lamp.on(). Now` again.'],
  [
    'Reads [the manual](https://example.com/a.b. C) first. Then acts.',
    'Reads [the manual](https://example.com/a.b. C) first.',
  ],
  ['Version 1.5 of it. Old.', 'Version 1.5 of it.'],
  ['It is on. `off` ends it.', 'It is on.'],
  ['It is on\n\nSecond paragraph.', 'It is on'],
])('the first sentence of %j is %j', (text, sentence) => {
  expect(first(text)).toBe(sentence);
});

it('the first sentence of a doc comment ends before later links, and contains the text of its links', () => {
  const link: TextPart = { kind: 'link', text: 'Lamp.on', code: true, to: { route: '/Lamp', anchor: 'on' } };
  expect(first('Like ', link, ', but slow. See ', link, '.')).toBe('Like Lamp.on, but slow.');
  expect(first('Slow. ', link, ' is not.')).toBe('Slow.');
});

it('the first sentence of a missing doc comment is undefined', () => {
  expect(firstSentence(undefined)).toBeUndefined();
});
