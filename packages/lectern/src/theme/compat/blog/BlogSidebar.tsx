import BlogSidebarDesktop from '@theme/BlogSidebar/Desktop';
import type { ReactNode } from 'react';
import type { BlogSidebar as Sidebar } from './types.js';

/** As in Docusaurus, the sidebar on wide screens is in the HTML. On narrow screens, it's above the posts. */
export default function BlogSidebar({ sidebar }: { sidebar?: Sidebar | undefined }): ReactNode {
  return sidebar === undefined || sidebar.items.length === 0 ? null : (
    <BlogSidebarDesktop sidebar={sidebar} />
  );
}
