import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BlogOptions } from '../options.js';

export interface OwnPage {
  component: string;
  covers: 'article' | 'page';
}

export interface OwnComponents {
  post?: OwnPage | undefined;
  list?: OwnPage | undefined;
  tag?: OwnPage | undefined;
  /** The module of a component that renders everything below the navbar. */
  archive?: string | undefined;
  tags?: string | undefined;
}

/** Each of these surrounds the content of all pages, or is next to it. */
const surroundings = ['BlogLayout', 'BlogSidebar'];

export function ownComponents({
  siteDir,
  options,
}: {
  siteDir: string;
  options: Pick<
    BlogOptions,
    | 'blogArchiveComponent'
    | 'blogListComponent'
    | 'blogPostComponent'
    | 'blogTagsListComponent'
    | 'blogTagsPostsComponent'
  >;
}): OwnComponents {
  const replaced = replacedComponents(join(siteDir, 'src/theme'));
  const find = (name: string, given: string | undefined, own: readonly string[]): OwnPage | undefined => {
    const coversPage = given !== undefined || [name, ...surroundings].some((part) => replaced.has(part));
    if (!coversPage && !['BlogPostItem', ...own].some((part) => replaced.has(part))) return undefined;
    return { component: given ?? `@theme/${name}`, covers: coversPage ? 'page' : 'article' };
  };
  const whole = (name: string, given: string | undefined): string | undefined =>
    given ?? (replaced.has(name) ? `@theme/${name}` : undefined);
  const lists = ['BlogPostItems', 'BlogListPaginator'];
  return {
    post: find('BlogPostPage', options.blogPostComponent, ['BlogPostPaginator']),
    list: find('BlogListPage', options.blogListComponent, lists),
    tag: find('BlogTagsPostsPage', options.blogTagsPostsComponent, lists),
    archive: whole('BlogArchivePage', options.blogArchiveComponent),
    tags: whole('BlogTagsListPage', options.blogTagsListComponent),
  };
}

/** Replacing a part of these components, such as `BlogPostItem/Header`, counts as replacing the component. */
const withParts = new Set(['BlogPostItem', 'BlogSidebar']);

/** Most components need an index file: `BlogListPage/StructuredData` alone doesn't replace `BlogListPage`. */
function replacedComponents(dir: string): Set<string> {
  if (!existsSync(dir)) return new Set();
  return new Set(
    readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
      const name = entry.name.replace(/\.[jt]sx?$/, '');
      if (!entry.isDirectory() || withParts.has(name)) return [name];
      const files = readdirSync(join(dir, name));
      return files.some((file) => /^index\.[jt]sx?$/.test(file)) ? [name] : [];
    }),
  );
}
