import { expect, test } from 'vitest';
import type { SidebarItems } from './page-of-all.js';
import { pageOfAll } from './page-of-all.js';

function link(href: string): SidebarItems[number] {
  return { kind: 'link', label: href, href, external: false, current: false };
}

function category(...items: SidebarItems): SidebarItems[number] {
  return { kind: 'category', label: 'Pets', collapsible: true, open: true, current: false, items };
}

test('pageOfAll finds the pages that list all operations and all schemas of a split API reference', () => {
  const pages = [link('/api'), category(link('/api/pets/get'), link('/api/pets/add')), link('/api/schemas')];
  expect(pageOfAll(pages)).toEqual({ all: '/api', schemas: '/api/schemas' });
  expect(pageOfAll([link('/api'), category(link('/api/pets#get'))])).toEqual({ all: '/api' });
});

test('pageOfAll returns undefined for an API reference on a single page', () => {
  expect(pageOfAll([link('/api'), link('/api#intro'), category(link('/api#get'))])).toEqual({});
  expect(pageOfAll([])).toEqual({});
});
