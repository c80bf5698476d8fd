import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKey, spokenText, tokens, withoutPunctuation } from './text.js';

describe('tokens: splitting text into words', () => {
  it.each([
    ['Jump!', ['Jump']],
    ['um, jump please', ['um', 'jump', 'please']],
    ['left,\tthen\n jump', ['left', 'then', 'jump']],
    ['“jump” – ¡salta! 跳。', ['jump', 'salta', '跳']],
    ['don’t stop', ['don’t', 'stop']],
    ['', []],
    [' \n ... ', []],
  ])('splits the text %j', (text, expected) => {
    expect(tokens(text)).toEqual(expected);
  });

  it('returns the same words, regardless of surrounding punctuation and whitespace', () => {
    const word = fc.stringMatching(/^[\p{L}\p{N}]{1,8}$/u);
    const gap = fc.stringMatching(/^[ \t\n]{1,3}$/);
    const marks = fc.stringMatching(/^[.,!?"'(){}…¿-]{0,3}$/u);
    fc.assert(
      fc.property(fc.array(fc.tuple(marks, word, marks, gap)), (pieces) => {
        expect(tokens(pieces.map((piece) => piece.join('')).join(''))).toEqual(
          pieces.map(([, said]) => said),
        );
      }),
    );
  });

  it('returns no empty words and no whitespace for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const token of tokens(text)) expect(token).toMatch(/^\S+$/u);
      }),
    );
  });
});

describe('nameKey', () => {
  it('ignores case, whitespace, and Unicode composition', () => {
    expect(nameKey(' JUMP\n')).toBe('jump');
    expect(nameKey('E\u0301t\u00e9')).toBe(nameKey('\u00e9te\u0301'));
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => nameKey(nameKey(name)) === nameKey(name)),
    );
  });
});

describe('spokenText', () => {
  it.each([
    ['[BLANK_AUDIO]', ''],
    [' [BLANK_AUDIO] [BLANK_AUDIO]', ''],
    ['jump[BLANK_AUDIO]left', 'jump left'],
    [' jump ', 'jump'],
    ['', ''],
  ])('the spoken text of %j is %j', (text, expected) => {
    expect(spokenText(text)).toBe(expected);
  });
});

it('withoutPunctuation also removes punctuation inside a word', () => {
  expect(withoutPunctuation('C.O.D.E')).toBe('CODE');
});
