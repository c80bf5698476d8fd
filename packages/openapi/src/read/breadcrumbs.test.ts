import { expect, test } from 'vitest';
import { pageBreadcrumbs } from './breadcrumbs.js';

test('the breadcrumbs of an API page start with the name of the API, not with "Introduction"', () => {
  const api = { title: 'Pet store', version: '1', route: '/api' };
  const start = { label: 'Pet store', route: '/api' };
  expect(pageBreadcrumbs({ api, kind: 'single' })).toEqual({ breadcrumbs: [start] });
  expect(pageBreadcrumbs({ api, kind: 'overview' })).toEqual({ breadcrumbs: [start] });
  expect(pageBreadcrumbs({ api, kind: 'operation' })).toEqual({ breadcrumbRoot: start });
});
