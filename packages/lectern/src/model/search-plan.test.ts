import { expect, test } from 'vitest';
import type { UserConfig } from '../config/schema/index.js';
import { category, doc, link, siteOf } from './__fixtures__/site.js';
import { checkSearch, searchPlan } from './search-plan.js';
import { siteData } from './site-data.js';

const twoSources = [{ type: 'docs' as const }, { type: 'pages' as const }];

function planOf(search: UserConfig['search']) {
  const { site } = siteOf({
    config: { sources: twoSources, search },
    pages: [doc('a'), doc('b')],
    sidebars: { main: [link('a'), category('More', [link('b')])] },
  });
  const check = checkSearch({
    site,
    configFile: 'lectern.config.ts',
    locate: () => ({ line: 1, column: 2 }),
  });
  return { plan: searchPlan({ site, siteData: siteData(site), navbar: [] }), problems: check };
}

test('search plan: by default, the site is one scope, and all sources have the same weight', () => {
  const { plan, problems } = planOf({});
  expect(problems).toEqual([]);
  expect(plan).toEqual({
    scopes: [{ label: 'Site', prefixes: [] }],
    sources: [
      { label: 'Docs', scope: 0, weight: 1 },
      { label: 'Pages', scope: 0, weight: 1 },
    ],
    popular: [],
    // A category without its own page links to its first page.
    sections: [
      { label: 'Label of a', href: '/base/docs/a', scope: 0 },
      { label: 'More', href: '/base/docs/b', scope: 0 },
    ],
  });
});

test('search plan: scopes, weights, and popular pages come from the configuration', () => {
  const { plan } = planOf({
    scopes: [{ label: 'Manual', sources: ['docs'] }],
    weights: { docs: 0.5 },
    popular: ['/docs/b'],
  });
  expect(plan).toMatchObject({
    scopes: [
      { label: 'Site', prefixes: [] },
      { label: 'Manual', prefixes: ['/base/docs'] },
    ],
    sources: [
      { label: 'Docs', scope: 1, weight: 0.5 },
      { label: 'Pages', scope: 0, weight: 1 },
    ],
    popular: [{ label: 'Label of b', href: '/base/docs/b' }],
  });
});

test('search plan: an unknown source or page is an error that suggests the nearest name', () => {
  const { problems } = planOf({
    scopes: [{ label: 'Manual', sources: ['doc'] }],
    weights: { page: 2 },
    popular: ['/docs/c'],
  });
  expect(problems.map(({ code, message, file, line }) => ({ code, message, file, line }))).toEqual([
    {
      code: 'unknown-search-source',
      message: 'search.scopes[0].sources[0]: there is no source "doc". Did you mean "docs"?',
      file: 'lectern.config.ts',
      line: 1,
    },
    {
      code: 'unknown-search-source',
      message: 'search.weights.page: there is no source "page". Did you mean "pages"?',
      file: 'lectern.config.ts',
      line: 1,
    },
    {
      code: 'unknown-search-page',
      message: 'search.popular[0]: there is no page with the route "/docs/c". Did you mean "/docs/a"?',
      file: 'lectern.config.ts',
      line: 1,
    },
  ]);
});
