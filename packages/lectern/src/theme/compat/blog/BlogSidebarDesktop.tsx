import BlogSidebarContent from '@theme/BlogSidebar/Content';
import type { ReactNode } from 'react';
import { staticInIslands } from '../../static-in-islands.js';
import { BlogSidebarItemList, useVisibleBlogSidebarItems } from './client.js';
import type { BlogSidebar as Sidebar, SidebarItem } from './types.js';

function BlogSidebarDesktop({ sidebar: { title, items } }: { sidebar: Sidebar }): ReactNode {
  return (
    <aside className="col col--3">
      <nav aria-label={title}>
        <p>
          <b>{title}</b>
        </p>
        <BlogSidebarContent items={useVisibleBlogSidebarItems(items)} ListComponent={List} />
      </nav>
    </aside>
  );
}

function List({ items }: { items: readonly SidebarItem[] }): ReactNode {
  return <BlogSidebarItemList items={items} ulClassName="clean-list" />;
}

export default staticInIslands(BlogSidebarDesktop);
