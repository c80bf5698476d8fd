import type { ComponentType, ReactNode } from 'react';
import { useThemeConfig } from '../theme-common.js';
import { groupBlogSidebarItemsByYear } from './client.js';
import type { SidebarItem } from './types.js';

interface Props {
  items: readonly SidebarItem[];
  ListComponent: ComponentType<{ items: readonly SidebarItem[] }>;
  yearGroupHeadingClassName?: string | undefined;
}

export default function BlogSidebarContent({
  items,
  ListComponent,
  yearGroupHeadingClassName,
}: Props): ReactNode {
  const { sidebar } = useThemeConfig().blog as { sidebar: { groupByYear: boolean } };
  if (!sidebar.groupByYear) return <ListComponent items={items} />;
  return groupBlogSidebarItemsByYear(items).map(([year, own]) => (
    <div key={year}>
      <h3 className={yearGroupHeadingClassName}>{year}</h3>
      <ListComponent items={own} />
    </div>
  ));
}
