import type { SocialImageInput } from 'lectern/plugin';
import { expect, test } from 'vitest';
import { socialCards } from './index.js';
import { themeColors } from './model/colors.js';
import { lettersOf } from './model/letters.js';

const site = { title: 'Site', tagline: 'What it is.', htmlLang: 'en', direction: 'ltr' };
const page = { title: 'A page', description: '', breadcrumbs: [], site };
const style = {
  colors: themeColors.light,
  letters: lettersOf(Array.from({ length: 0x5f }, (_, index) => 0x20 + index)),
  fontFamilies: ['Arimo'],
  fingerprint: '',
};

function imageOf(data: unknown) {
  return socialCards().socialImage?.({ page, data } as unknown as SocialImageInput);
}

test('social cards: each page gets an image with its size and alt text', () => {
  expect(imageOf(style)).toEqual({
    path: expect.stringMatching(/^assets\/social\/[\da-f]{32}\.png$/),
    width: 1200,
    height: 630,
    type: 'image/png',
    alt: 'Site. A page.',
  });
});

test('social cards: without a card style, as in the dev server, pages get no image', () => {
  expect(imageOf(undefined)).toBeUndefined();
});

test("social cards: the site's fonts are declared as inputs, so no build overwrites them", () => {
  expect(socialCards({ fonts: ['fonts/Own.woff2'] }).inputs).toEqual([
    { path: 'fonts/Own.woff2', kind: 'file', what: 'a font for social cards' },
  ]);
});
