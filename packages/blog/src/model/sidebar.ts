import type { Sidebar, SidebarNode, SiteConfig } from 'lectern/plugin';
import { routeToHref } from 'lectern/plugin';
import type { BlogOptions } from '../options.js';
import { groupBy } from './group-by.js';
import type { Post } from './types.js';

export const sidebarId = 'recent';

export function recentPosts({
  name,
  posts,
  options: { blogSidebarCount, blogSidebarTitle },
}: {
  name: string;
  posts: readonly Post[];
  options: Pick<BlogOptions, 'blogSidebarCount' | 'blogSidebarTitle'>;
}): Sidebar | undefined {
  const shown = newest({ posts, blogSidebarCount });
  if (shown.length === 0) return undefined;
  const years = [...groupBy(shown, yearOf)].map(([year, own]) =>
    category({ label: year, items: own.map(link) }),
  );
  return {
    id: sidebarId,
    source: name,
    version: 'current',
    items: [category({ label: blogSidebarTitle, items: years })],
  };
}

/** The key is the name of a module that Docusaurus components import. */
export function recentPostsModule({
  posts,
  options: { id, blogSidebarCount, blogSidebarTitle },
  config: { baseUrl: base = '/', trailingSlash } = {},
}: {
  posts: readonly Post[];
  options: Pick<BlogOptions, 'id' | 'blogSidebarCount' | 'blogSidebarTitle'>;
  config: Partial<Pick<SiteConfig, 'baseUrl' | 'trailingSlash'>> | undefined;
}): Record<string, { title: string; items: object[] }> {
  const items = newest({ posts, blogSidebarCount }).map(({ title, route, date, unlisted }) => ({
    title,
    permalink: routeToHref({ route, base, trailingSlash }),
    unlisted,
    date,
  }));
  const name = `docusaurus-plugin-content-blog/${id}/blog-post-list-prop-${id}`;
  return { [name]: { title: blogSidebarTitle, items } };
}

function newest({
  posts,
  blogSidebarCount,
}: Pick<BlogOptions, 'blogSidebarCount'> & { posts: readonly Post[] }): readonly Post[] {
  const count = blogSidebarCount === 'ALL' ? posts.length : blogSidebarCount;
  return posts.filter(({ unlisted }) => !unlisted).slice(0, count);
}

/** Post dates are in UTC. */
export function yearOf({ date }: Pick<Post, 'date'>): string {
  return date.slice(0, 4);
}

function category({ label, items }: { label: string; items: SidebarNode[] }): SidebarNode {
  return { kind: 'category', label, collapsible: false, collapsed: false, items };
}

function link({ title, route }: Post): SidebarNode {
  return { kind: 'link', label: title, href: route, external: false };
}
