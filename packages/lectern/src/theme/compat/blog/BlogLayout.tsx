import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { usePage } from '../../context.js';
import { staticInIslands } from '../../static-in-islands.js';
import type { BlogSidebar as Sidebar } from './types.js';

interface Props {
  sidebar?: Sidebar | undefined;
  toc?: ReactNode;
  children?: ReactNode;
}

function BlogLayout({ sidebar, toc, children }: Props): ReactNode {
  if (usePage().layout !== 'free') return children;
  const hasSidebar = sidebar !== undefined && sidebar.items.length > 0;
  return (
    <Layout>
      <div className="container margin-vert--lg">
        <div className="row">
          {hasSidebar ? <BlogSidebar sidebar={sidebar} /> : null}
          <div className={`col ${hasSidebar ? 'col--7' : 'col--9 col--offset-1'}`}>{children}</div>
          {toc ? <div className="col col--2">{toc}</div> : null}
        </div>
      </div>
    </Layout>
  );
}

export default staticInIslands(BlogLayout);
