import { expect, test } from 'vitest';
import { decorateSidebars } from './decorate-sidebars.js';
import type { SidebarNode } from './sidebar-types.js';
import type { SourceContent } from './types.js';

function content(id: string, items: SidebarNode[], badges = {}): SourceContent {
  const sidebar = { id: 'main', source: id, version: 'current', items };
  return { id, pages: [], sidebars: [sidebar], versions: [], watch: [], diagnostics: [], badges };
}

const link = (href: string): SidebarNode => ({ kind: 'link', label: href, href, external: false });

test("sidebar: a badge appears on every entry that links to the badge's route, in every source", () => {
  const category: SidebarNode = {
    kind: 'category',
    label: 'A',
    href: '/a',
    collapsible: true,
    collapsed: true,
    items: [link('/a/b'), link('/a/c')],
  };
  const decorated = decorateSidebars([
    content('docs', [category]),
    content('labels', [], { '/a/b': { text: 'New' }, '/a': { text: 'Beta' } }),
  ]);
  expect(decorated[0]?.sidebars[0]?.items).toEqual([
    {
      ...category,
      badge: { text: 'Beta' },
      items: [{ ...link('/a/b'), badge: { text: 'New' } }, link('/a/c')],
    },
  ]);
});
