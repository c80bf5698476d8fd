import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageData, SidebarItemData } from '../../model/page-data.types.js';
import { unwrapStatic } from '../article/Static.js';
import { RenderContext } from '../context.js';
import { plainEntry } from './plain-entry.js';
import { DocSidebarItem, Sidebar } from './Sidebar.js';

const link = {
  kind: 'link',
  label: 'Voices',
  href: '/docs/voices',
  external: false,
  current: false,
} as const;

test.each<[string, SidebarItemData]>([
  ['a link', link],
  ['the current page', { ...link, current: true }],
  ['a link with a class', { ...link, className: 'new' }],
  ['a link with an empty class', { ...link, className: '' }],
  [
    'special characters',
    { ...link, label: `<b> & "a" 'b'`, href: `/a?b=1&c="d"'e'`, className: `"a" & 'b' <c>` },
  ],
])('sidebar: %s is the same HTML as from the component', (_, item) => {
  expect(plainEntry(item)).toBe(renderToStaticMarkup(<DocSidebarItem item={item} />));
});

test.each<[string, SidebarItemData]>([
  ['a link with a badge', { ...link, badge: { text: 'new' } }],
  ['a link to another site', { ...link, href: 'https://example.org', external: true }],
  ['HTML', { kind: 'html', value: '<hr>' }],
  ['a link to the rest of a list', { kind: 'more', side: 'after', count: 3, href: '/docs', leadsTo: 'all' }],
])('sidebar: %s is left to the component', (_, item) => {
  expect(plainEntry(item)).toBeUndefined();
});

test('sidebar: plain links stay in order among other entries', () => {
  const named = (label: string): SidebarItemData => ({ ...link, label });
  const items = [
    named('A'),
    named('B'),
    { ...link, label: 'C', badge: { text: 'new' } },
    named('D'),
    { kind: 'html', value: 'E' } as const,
  ];
  const value = {
    page: { site: { messages: {} } } as unknown as PageData,
    highlight: () => ({ html: '', language: 'text', showLineNumbers: false as const }),
    sampleOutputs: new Map<string, string>(),
    directives: new Map(),
    pluginData: new Map(),
    islandUrl: () => '',
    inIsland: false,
    collected: { head: [], ids: 0, needsSiteData: false },
  };
  const html = unwrapStatic(
    renderToStaticMarkup(
      <RenderContext.Provider value={value}>
        <Sidebar items={items} section={undefined} />
      </RenderContext.Provider>,
    ),
  );
  const alone = items.map((item) => renderToStaticMarkup(<DocSidebarItem item={item} />));
  expect(html).toContain(`<ul class="sidebar-list">${alone.join('')}</ul>`);
});

test("sidebar: a label that a site's own component has replaced with an element is left to React", () => {
  const item = { ...link, label: <b>Voices</b> } as unknown as SidebarItemData;
  expect(plainEntry(item)).toBeUndefined();
});
