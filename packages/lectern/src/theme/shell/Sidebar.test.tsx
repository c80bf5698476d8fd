import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SidebarCategoryData, SidebarItemData } from '../../model/page-data.types.js';
import { RenderContext } from '../context.js';
import { Sidebar } from './Sidebar.js';

function category(
  label: string,
  { open, items }: { open: boolean; items: SidebarItemData[] },
): SidebarCategoryData {
  return { kind: 'category', label, current: false, open, collapsible: true, items };
}

function page({ current }: { current: boolean }): SidebarItemData {
  return { kind: 'link', label: 'Page', href: '/page', current } as SidebarItemData;
}

function categoriesOf(items: SidebarItemData[]): string[] {
  const site = { messages: {}, htmlLang: 'en', autoCollapseCategories: true };
  const value = { page: { href: '/page', site } } as never;
  const html = renderToStaticMarkup(
    <RenderContext.Provider value={value}>
      <Sidebar items={items} section={undefined} />
    </RenderContext.Provider>,
  );
  return html.match(/<details[^>]*>/g) ?? [];
}

test('sidebar: with autoCollapseCategories, opening a category keeps its parent category open', () => {
  const inner = category('Inner', { open: true, items: [page({ current: true })] });
  const other = category('Other', { open: false, items: [page({ current: false })] });
  expect(categoriesOf([category('Outer', { open: true, items: [inner, other] }), other])).toEqual([
    '<details open="" name="sidebar">',
    '<details open="" name="sidebar/Outer">',
    '<details name="sidebar/Outer">',
    '<details name="sidebar">',
  ]);
});

test('sidebar: with autoCollapseCategories, a category that is open by default does not close the current category', () => {
  const first = category('First', { open: true, items: [page({ current: false })] });
  const second = category('Second', { open: true, items: [page({ current: true })] });
  expect(categoriesOf([first, second])).toEqual(['<details open="">', '<details open="" name="sidebar">']);
});
