/* Hooks and providers of `@docusaurus/plugin-content-blog/client`. */
import type { ReactNode } from 'react';
import { useContext } from 'react';
import { outsideOfProvider, RenderContext } from '../../context.js';
import { useLocation } from '../router.js';
import { readSiteContext } from '../useDocusaurusContext.js';
import type { BlogMetadata, PostContent, ShownBlog, SidebarItem } from './types.js';
import { WithBlog } from './WithBlog.js';

function useBlog(hook: string): ShownBlog {
  const context = useContext(RenderContext);
  const blog = context === undefined ? readSiteContext().blog : context.blog;
  if (blog === undefined) throw outsideOfProvider({ hook, provider: 'BlogPostProvider' });
  if (context?.inIsland) Object.assign(context.collected, { needsSiteData: true, blog });
  return blog;
}

export function useBlogPost(): NonNullable<ShownBlog['post']> {
  const { post } = useBlog('useBlogPost');
  if (post === undefined) throw outsideOfProvider({ hook: 'useBlogPost', provider: 'BlogPostProvider' });
  return post;
}

export function useBlogMetadata(): BlogMetadata {
  return useBlog('useBlogMetadata').metadata;
}

export function BlogPostProvider({
  content,
  isBlogPostPage = false,
  children,
}: {
  content: PostContent;
  isBlogPostPage?: boolean;
  children?: ReactNode;
}): ReactNode {
  const context = useContext(RenderContext);
  if (context?.blog === undefined) return children;
  const { metadata, frontMatter, assets, toc } = content;
  const post = { metadata, frontMatter, assets, toc, isBlogPostPage };
  return <WithBlog blog={{ ...context.blog, post }}>{children}</WithBlog>;
}

interface ItemListProps {
  items: readonly SidebarItem[];
  ulClassName?: string | undefined;
  liClassName?: string | undefined;
  linkClassName?: string | undefined;
  linkActiveClassName?: string | undefined;
}

export function BlogSidebarItemList({
  items,
  ulClassName,
  liClassName,
  linkClassName,
  linkActiveClassName,
}: ItemListProps): ReactNode {
  const current = useLocation().pathname;
  return (
    <ul className={ulClassName}>
      {items.map(({ permalink, title }) => {
        const active = permalink === current ? linkActiveClassName : undefined;
        return (
          <li key={permalink} className={liClassName}>
            <a
              href={permalink}
              className={[linkClassName, active].filter(Boolean).join(' ') || undefined}
              aria-current={permalink === current ? 'page' : undefined}
            >
              {title}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

export function useVisibleBlogSidebarItems(items: readonly SidebarItem[]): readonly SidebarItem[] {
  return items.filter(({ unlisted }) => unlisted !== true);
}

export function groupBlogSidebarItemsByYear(items: readonly SidebarItem[]): [string, SidebarItem[]][] {
  const years = new Map<string, SidebarItem[]>();
  for (const item of items) {
    const year = item.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), item]);
  }
  return [...years].sort(([a], [b]) => Number(b) - Number(a));
}
