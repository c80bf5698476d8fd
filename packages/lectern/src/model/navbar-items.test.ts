import { expect, test } from 'vitest';
import type { UserConfig } from '../config/schema/index.js';
import { doc, siteOf, version } from './__fixtures__/site.js';
import { resolveNavbar } from './navbar.js';
import type { NavbarItemData } from './navbar-data.types.js';
import { pageData } from './page-data.js';
import { siteData } from './site-data.js';

type ThemeConfig = NonNullable<UserConfig['themeConfig']>;
type Items = NonNullable<NonNullable<ThemeConfig['navbar']>['items']>;

const versions = [
  version('current', { label: 'Next', route: '/docs/next' }),
  version('2.0', { label: 'Two', route: '/docs', isLast: true }),
  version('1.0', { noIndex: true }),
];
const pages = [
  doc('next', { version: 'current', id: 'intro', route: '/docs/next/intro' }),
  doc('intro', { version: '2.0' }),
  doc('old', { version: '1.0', id: 'intro', route: '/docs/1.0/intro' }),
  doc('only-old', { version: '1.0', route: '/docs/1.0/only-old' }),
];

function navbarOf({
  items,
  route,
  docs = {},
}: {
  items: Items;
  route?: string;
  docs?: ThemeConfig['docs'];
}): {
  navbar: NavbarItemData[];
  noIndex: boolean;
} {
  const { site } = siteOf({ pages, versions, config: { themeConfig: { navbar: { items }, docs } } });
  const { items: navbar, diagnostics } = resolveNavbar({ site, configFile: 'lectern.config.ts' });
  expect(diagnostics).toEqual([]);
  const page = pages.find((candidate) => candidate.route === route) ?? { kind: 'not-found' as const };
  return pageData({ site, siteData: siteData(site), navbar, page });
}

const link = { kind: 'link', external: false, position: 'right' } as const;

test('a navbar item of type "doc" leads to the current page\'s version or to the reader\'s chosen version', () => {
  const items: Items = [{ type: 'doc', docId: 'intro', label: 'Intro' }, { type: 'docsVersion' }];
  expect(navbarOf({ items, route: '/docs/1.0/intro' }).navbar).toEqual([
    { ...link, label: 'Intro', href: '/base/docs/1.0/intro', current: true },
    { ...link, label: '1.0', href: '/base/docs/1.0', current: false },
  ]);
  const choices = {
    source: 'docs',
    byName: {
      current: ['/base/docs/next', 'Next'],
      '2.0': ['/base/docs'],
      '1.0': ['/base/docs/1.0', '1.0'],
    },
  };
  expect(navbarOf({ items }).navbar[1]).toEqual({
    ...link,
    label: 'Two',
    href: '/base/docs',
    current: false,
    choices,
  });
  expect(navbarOf({ items, docs: { versionPersistence: 'none' } }).navbar[1]).toEqual({
    ...link,
    label: 'Two',
    href: '/base/docs',
    current: false,
  });
});

test('a navbar item of type "doc" finds a document that only some versions have', () => {
  const items: Items = [{ type: 'doc', docId: 'only-old', label: 'Old' }];
  expect(navbarOf({ items, route: '/docs/intro' }).navbar).toEqual([
    { ...link, label: 'Old', href: '/base/docs/1.0/only-old', current: false },
  ]);
});

test('the version menu leads to the same document in each version that has it', () => {
  const items: Items = [
    {
      type: 'docsVersionDropdown',
      position: 'left',
      versions: { '2.0': {}, current: { label: 'Soon' } },
      dropdownItemsBefore: [{ href: 'https://example.org', label: 'Before' }],
    },
  ];
  const item = { ...link, position: 'left', current: false } as const;
  const entries = (two: string, next: string, current?: string) => [
    { ...item, label: 'Before', href: 'https://example.org', external: true },
    {
      ...item,
      label: 'Two',
      href: two,
      current: current === '2.0',
      picks: { source: 'docs', version: '2.0' },
    },
    {
      ...item,
      label: 'Soon',
      href: next,
      current: current === 'current',
      picks: { source: 'docs', version: 'current' },
    },
  ];
  const menu = {
    kind: 'dropdown',
    prefix: 'theme.version.choose',
    source: 'docs',
    position: 'left',
    current: false,
  } as const;
  expect(navbarOf({ items, route: '/docs/next/intro' }).navbar).toEqual([
    { ...menu, label: 'Soon', items: entries('/base/docs/intro', '/base/docs/next/intro', 'current') },
  ]);
  expect(navbarOf({ items, route: '/docs/1.0/only-old' }).navbar).toMatchObject([
    { label: 'Two', items: entries('/base/docs', '/base/docs/next') },
  ]);
  expect(navbarOf({ items }).navbar).toEqual([
    {
      ...menu,
      label: 'Two',
      items: entries('/base/docs', '/base/docs/next'),
      choices: { source: 'docs', byName: { '2.0': ['', 'Two'], current: ['', 'Soon'] } },
    },
  ]);
});

test('a version menu with one version is a link', () => {
  const items: Items = [{ type: 'docsVersionDropdown', versions: ['1.0'], className: 'v' }];
  expect(navbarOf({ items }).navbar).toEqual([
    {
      ...link,
      label: '1.0',
      href: '/base/docs/1.0',
      current: false,
      className: 'v',
      picks: { source: 'docs', version: '1.0' },
    },
  ]);
});

test('a page in a version with noIndex tells search engines not to index it', () => {
  expect(navbarOf({ items: [], route: '/docs/1.0/intro' }).noIndex).toBe(true);
  expect(navbarOf({ items: [], route: '/docs/intro' }).noIndex).toBe(false);
});
