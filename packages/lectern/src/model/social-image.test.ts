import { expect, test } from 'vitest';
import type { UserConfig } from '../config/schema/index.js';
import { doc, siteOf } from './__fixtures__/site.js';
import type { Asset } from './link-targets.js';
import { pageData } from './page-data.js';
import type { PageData } from './page-data.types.js';
import type { SocialImageOf } from './site.types.js';
import { siteData } from './site-data.js';

const result: SocialImageOf = ({ title }) => ({
  path: 'assets/made.png',
  width: 12,
  height: 6,
  type: 'image/png',
  alt: `An image of ${title}.`,
});

function imageOf({
  image,
  themeConfig,
  fromPlugin = result,
  assets = new Map(),
}: {
  image?: string;
  themeConfig?: UserConfig['themeConfig'];
  fromPlugin?: SocialImageOf;
  assets?: Map<string, Asset>;
}): PageData['socialImage'] {
  const page = doc('a', { title: 'Words', frontMatter: image === undefined ? {} : { image } });
  const { site } = siteOf({ pages: [page], ...(themeConfig ? { config: { themeConfig } } : {}) });
  const known = { ...site, socialImage: fromPlugin };
  return pageData({ site: known, siteData: siteData(site), navbar: [], page, assets }).socialImage;
}

test("social images: a page's image overrides the site's image, which overrides a plug-in's image", () => {
  const themeConfig = { image: 'img/site.png' };
  expect(imageOf({ image: '/img/own.png', themeConfig })).toEqual({
    url: 'https://example.org/base/img/own.png',
  });
  expect(imageOf({ image: 'https://cdn.example.org/own.png', themeConfig })).toEqual({
    url: 'https://cdn.example.org/own.png',
  });
  expect(imageOf({ themeConfig })).toEqual({ url: 'https://example.org/base/img/site.png' });
  expect(imageOf({})).toEqual({
    url: 'https://example.org/base/assets/made.png',
    width: 12,
    height: 6,
    generated: { type: 'image/png', alt: 'An image of Words.' },
  });
});

test('social images: a page has no image if no plug-in generates one, or if the site configures an og:image element', () => {
  expect(imageOf({ fromPlugin: () => undefined })).toBeUndefined();
  const metadata = [{ property: 'og:image', content: 'https://example.org/x.png' }];
  expect(imageOf({ themeConfig: { metadata } })).toBeUndefined();
});

test('social images: a local image gets its width and height', () => {
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

test('social images: the 404 page has no image', () => {
  const { site } = siteOf({});
  const input = { site: { ...site, socialImage: result }, siteData: siteData(site), navbar: [] };
  expect(pageData({ ...input, page: { kind: 'not-found' } }).socialImage).toBeUndefined();
});
