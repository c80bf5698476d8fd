import { expect, test } from 'vitest';
import type { UserConfig } from '../config/schema/index.js';
import { doc, siteOf } from './__fixtures__/site.js';
import type { Asset } from './links.js';
import { pageData } from './page-data.js';
import type { PageData } from './page-data.types.js';
import { siteData } from './site-data.js';
import { themeColors } from './social-card/colors.js';
import { lettersOf } from './social-card/letters.js';

const cards = {
  colors: themeColors.light,
  letters: lettersOf(Array.from({ length: 0x5f }, (_, index) => 0x20 + index)),
  fontFamilies: ['Arimo'],
  fingerprint: '',
};

function imageOf({
  image,
  themeConfig,
  title = 'Words',
  withCards = true,
  assets = new Map(),
}: {
  image?: string;
  themeConfig?: UserConfig['themeConfig'];
  title?: string;
  withCards?: boolean;
  assets?: Map<string, Asset>;
}): PageData['socialImage'] {
  const page = doc('a', { title, frontMatter: image === undefined ? {} : { image } });
  const { site } = siteOf({ pages: [page], ...(themeConfig ? { config: { themeConfig } } : {}) });
  const known = withCards ? { ...site, cards } : site;
  return pageData({ site: known, siteData: siteData(site), navbar: [], page, assets }).socialImage;
}

test('the picture of a page wins over that of the site, and that over a card', () => {
  const themeConfig = { image: 'img/site.png' };
  expect(imageOf({ image: '/img/own.png', themeConfig })).toEqual({
    url: 'https://example.org/base/img/own.png',
  });
  expect(imageOf({ image: 'https://cdn.example.org/own.png', themeConfig })).toEqual({
    url: 'https://cdn.example.org/own.png',
  });
  expect(imageOf({ themeConfig })).toEqual({ url: 'https://example.org/base/img/site.png' });
  expect(imageOf({})).toEqual({
    url: expect.stringMatching(/^https:\/\/example\.org\/base\/assets\/social\/[\da-f]{32}\.png$/),
    width: 1200,
    height: 630,
    card: { type: 'image/png', alt: expect.stringContaining('Site. Words.') },
  });
});

test('without cards there is no picture, nor where the site has a meta element for one', () => {
  expect(imageOf({ withCards: false })).toBeUndefined();
  const metadata = [{ property: 'og:image', content: 'https://example.org/x.png' }];
  expect(imageOf({ themeConfig: { metadata } })).toBeUndefined();
});

test('an image beside its text, and one of the static folder, have their sizes', () => {
  const assets = new Map([
    ['docs/own.png', { href: '/base/assets/own-1.png', width: 3, height: 2 }],
    ['/img/site.png', { href: '/base/img/site.png', width: 8, height: 4 }],
  ]);
  expect(imageOf({ image: './own.png', assets })).toEqual({
    url: 'https://example.org/base/assets/own-1.png',
    width: 3,
    height: 2,
  });
  expect(imageOf({ image: 'img/site.png', assets })).toEqual({
    url: 'https://example.org/base/img/site.png',
    width: 8,
    height: 4,
  });
});

test('a page for missing addresses has none', () => {
  const { site } = siteOf({});
  const input = { site: { ...site, cards }, siteData: siteData(site), navbar: [] };
  expect(pageData({ ...input, page: { kind: 'not-found' } }).socialImage).toBeUndefined();
});
