import { expect, test } from 'vitest';
import type { SearchPlan } from '../../../model/search-plan.js';
import { filtersOf, scopeOfPath } from './scope.js';

const plan: Pick<SearchPlan, 'scopes' | 'sources'> = {
  scopes: [
    { label: 'Product', prefixes: [] },
    { label: 'Engine', prefixes: ['/b/tutorial', '/b/api'] },
  ],
  sources: [
    { label: 'Docs', scope: 0, weight: 1 },
    { label: 'Reference', scope: 0, weight: 1 },
    { label: 'Tutorial', scope: 1, weight: 0.5 },
  ],
};
const labels = (current: number) =>
  filtersOf({ ...plan, current, everything: 'Everything' }).map(({ label, sources }) => [label, sources]);

test("search scope: a page's route prefix determines its scope, which is the first scope by default", () => {
  const scopeOf = (path: string) => scopeOfPath({ ...plan, path });
  expect(['/b/', '/b/docs/intro', '/b/apiary', '/b/search'].map(scopeOf)).toEqual([0, 0, 0, 0]);
  expect(['/b/tutorial', '/b/tutorial/intro', '/b/api', '/b/api.html'].map(scopeOf)).toEqual([1, 1, 1, 1]);
});

test('search scope: the filter list starts with the scope of the current page, followed by its sources', () => {
  expect(labels(0)).toEqual([
    ['Product', ['Docs', 'Reference']],
    ['Docs', ['Docs']],
    ['Reference', ['Reference']],
    ['Engine', ['Tutorial']],
    ['Everything', ['Docs', 'Reference', 'Tutorial']],
  ]);
  expect(labels(1).map(([label]) => label)).toEqual(['Engine', 'Product', 'Everything']);
});

test('search scope: a site with one scope filters by source; a site with one source has no filter', () => {
  const scopes = [{ label: 'Site', prefixes: [] }];
  const sources = ['Docs', 'Blog'].map((label) => ({ label, scope: 0, weight: 1 }));
  const of = (list: typeof sources) =>
    filtersOf({ scopes, sources: list, current: 0, everything: 'Everything' }).map(({ id }) => id);
  expect(of(sources)).toEqual(['all', 'Docs', 'Blog']);
  expect(of(sources.slice(0, 1))).toEqual([]);
});
