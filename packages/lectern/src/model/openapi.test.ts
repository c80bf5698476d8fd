import { expect, test } from 'vitest';
import type { ApiPage } from '../sources/openapi/model.js';
import { apiBreadcrumbs } from './openapi.js';

function labels(kind: ApiPage['kind'], breadcrumbs: { label: string; href: string }[]): string[] {
  return apiBreadcrumbs({
    api: { kind, api: { title: 'Pet store', version: '1', route: '/api' } },
    breadcrumbs,
    addresses: { base: '/base/', trailingSlash: undefined },
  }).map(({ label, href }) => `${label} ${href}`);
}

test('the way to a page of an API begins with the API, and not with "Introduction"', () => {
  expect(labels('single', [{ label: 'Introduction', href: '/base/api' }])).toEqual(['Pet store /base/api']);
  expect(labels('overview', [{ label: 'Overview', href: '/base/api' }])).toEqual(['Pet store /base/api']);
  expect(
    labels('operation', [
      { label: 'pet', href: '/base/api/pet' },
      { label: 'Find a pet', href: '/base/api/pet/find' },
    ]),
  ).toEqual(['Pet store /base/api', 'pet /base/api/pet', 'Find a pet /base/api/pet/find']);
});
