import type { ReactNode } from 'react';
import { staticInIslands } from '../../static-in-islands.js';
import { useVisibleBlogSidebarItems } from './client.js';
import type { BlogSidebar as Sidebar } from './types.js';

function BlogSidebar({ sidebar: { title, items } }: { sidebar: Sidebar }): ReactNode {
  return (
    <nav aria-label={title}>
      <p>
        <b>{title}</b>
      </p>
      <ul className="clean-list">
        {useVisibleBlogSidebarItems(items).map(({ permalink, title: label }) => (
          <li key={permalink}>
            <a href={permalink}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default staticInIslands(BlogSidebar);
