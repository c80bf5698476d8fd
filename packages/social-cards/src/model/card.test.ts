import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { socialCard } from './card.js';
import { themeColors } from './colors.js';
import { cardLayout } from './layout.js';
import { lettersOf } from './letters.js';
import type { CardPage } from './text.js';
import { cardAlt, cardText } from './text.js';
import type { CardStyle } from './types.js';

const letters = lettersOf([
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index),
  ...[...'›…音声でゲームを操作するための最初手順'].map((sign) => sign.codePointAt(0) ?? 0),
]);
const style: CardStyle = {
  colors: themeColors.light,
  logo: { width: 32, height: 16 },
  letters,
  fontFamilies: ['Own Font', 'Arimo'],
  fingerprint: 'one',
};
const page: CardPage = {
  title: 'Install it',
  description: 'In a minute.',
  breadcrumbs: [{ label: 'Guide' }, { label: 'First steps' }, { label: 'Install' }],
  site: { title: 'Site', tagline: 'What it is.', htmlLang: 'en', direction: 'ltr' },
};

test('a social card contains the site, section, title, and description of its page', () => {
  expect(cardText({ page, letters })).toEqual({
    site: 'Site',
    section: 'Guide › First steps',
    headline: 'Install it',
    description: 'In a minute.',
    lang: 'en',
    direction: 'ltr',
  });
});

test('a social card names the version if there are several versions', () => {
  const version = { badge: true, label: '2.0' } as CardPage['version'];
  expect(cardText({ page: { ...page, version, breadcrumbs: [] }, letters })?.section).toBe('2.0');
  const only = { badge: false, label: 'Next' } as CardPage['version'];
  expect(cardText({ page: { ...page, version: only, breadcrumbs: [] }, letters })?.section).toBeUndefined();
});

test('a social card with untranslated text has the language and direction of that text', () => {
  const contentLanguage = { label: 'English', htmlLang: 'en', direction: 'ltr' } as const;
  const site = { ...page.site, htmlLang: 'he', direction: 'rtl' } as const;
  expect(cardText({ page: { ...page, site, contentLanguage }, letters })).toMatchObject({
    lang: 'en',
    direction: 'ltr',
  });
});

test("a social card shows the site title instead of a title that its font can't draw", () => {
  const ofSite = { headline: 'Site', description: 'What it is.', lang: 'en', direction: 'ltr' };
  expect(cardText({ page: { ...page, title: '日本語' }, letters })).toEqual(ofSite);
  expect(cardText({ page: { ...page, title: 'Site' }, letters })).toEqual(ofSite);
  expect(
    cardText({
      page: { ...page, description: '説明', breadcrumbs: [{ label: '節' }, { label: 'x' }] },
      letters,
    }),
  ).toEqual({ site: 'Site', headline: 'Install it', lang: 'en', direction: 'ltr' });
  const foreign = { ...page.site, title: '名前' };
  expect(cardText({ page: { ...page, site: foreign }, letters })?.headline).toBe('Install it');
  expect(cardText({ page: { ...page, site: foreign, title: '日本語' }, letters })).toBeUndefined();
});

test('the alt text of a social card contains all of its text', () => {
  const text = cardText({ page: { ...page, title: 'What now?' }, letters });
  expect(text && cardAlt(text)).toBe('Site. Guide › First steps. What now? In a minute.');
});

test('a social card lays out its logo, site, section, title, and description', () => {
  const text = cardText({ page, letters });
  expect(text && cardLayout({ text, style })).toMatchSnapshot();
});

function headline(title: string) {
  const text = cardText({ page: { ...page, title }, letters });
  const found = JSON.stringify(text && cardLayout({ text, style }));
  const [, drawn = '', size] =
    /"text":"([^"]*)","style":\{"fontSize":(\d+),"fontWeight":700,"lineHeight"/.exec(found) ?? [];
  const lines = [...found.matchAll(/"lineClamp":(\d)/g)].map(([, count]) => Number(count));
  // The first two line counts belong to the site's title and the section.
  return [drawn.replaceAll('\u200b', '|'), Number(size), ...lines.slice(2)];
}

test.each([
  ['Short', ['Short', 96, 2, 2]],
  ['A title of some more words', ['A title of some more words', 80, 2, 2]],
  [`Words ${'and words '.repeat(6)}`.trim(), [`Words ${'and words '.repeat(6)}`.trim(), 68, 3, 2]],
  ['word '.repeat(30).trim(), ['word '.repeat(30).trim(), 56, 4, 1]],
  ['Class RecognizerUnavailableError', ['Class RecognizerUnavailableError', 65, 2, 2]],
  ['api.createCommandHistory_ofAll/things()', ['api.|create|Command|History_|of|All/|things()', 80, 2, 2]],
  ['音声でゲームを操作する', ['音声でゲームを操作する', 96, 2, 2]],
  ['音声でゲームを操作するための最初の手順', ['音声でゲームを操作するための最初の手順', 80, 2, 2]],
  ['x'.repeat(90), ['x'.repeat(90), 44, 4, 1]],
])('the size and line count of a title on a social card depend on its length: %s', (title, expected) => {
  expect(headline(title)).toEqual(expected);
});

test('the URL of a social card changes if and only if the card changes', () => {
  const fileOf = (changes: { page?: Partial<CardPage>; style?: Partial<CardStyle> } = {}) =>
    socialCard({ page: { ...page, ...changes.page }, style: { ...style, ...changes.style } })?.file;
  const file = fileOf();
  expect(file).toMatch(/^assets\/social\/[\da-f]{32}\.png$/);
  expect(fileOf({ page: { breadcrumbs: [...page.breadcrumbs.slice(0, -1), { label: 'Other' }] } })).toBe(
    file,
  );
  const others = [
    fileOf({ page: { title: 'Another' } }),
    fileOf({ page: { site: { ...page.site, htmlLang: 'de' } } }),
    fileOf({ style: { fingerprint: 'two' } }),
    fileOf({ style: { colors: { ...style.colors, accent: '#000000' } } }),
  ];
  expect(new Set([file, ...others]).size).toBe(5);
});

test("the default colors of social cards are the theme's colors", () => {
  const css = readFileSync(join(import.meta.dirname, '../../../lectern/src/theme/styles/tokens.css'), 'utf8');
  const colorOf = (name: string, mode: 'light' | 'dark'): string | undefined =>
    new RegExp(`--color-${name}: light-dark\\((#[\\da-f]+), (#[\\da-f]+)\\)`).exec(css)?.[
      mode === 'light' ? 1 : 2
    ];
  for (const mode of ['light', 'dark'] as const)
    expect(themeColors[mode]).toEqual({
      background: colorOf('surface', mode),
      text: colorOf('text', mode),
      muted: colorOf('text-muted', mode),
      accent: colorOf('accent', mode),
    });
});
