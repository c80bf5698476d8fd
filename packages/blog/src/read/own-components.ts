import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BlogOptions } from '../options.js';

export interface OwnPage {
  component: string;
  /** What the component renders: see `DocumentFrame.covers`. */
  covers: 'article' | 'page';
}

export interface OwnComponents {
  post?: OwnPage | undefined;
  list?: OwnPage | undefined;
  tag?: OwnPage | undefined;
}

const parts = ['BlogPostItem', 'BlogLayout', 'BlogSidebar'];

export function ownComponents({
  siteDir,
  options: { blogPostComponent, blogListComponent, blogTagsPostsComponent },
}: {
  siteDir: string;
  options: Pick<BlogOptions, 'blogPostComponent' | 'blogListComponent' | 'blogTagsPostsComponent'>;
}): OwnComponents {
  const replaced = replacedComponents(join(siteDir, 'src/theme'));
  const find = (name: string, given: string | undefined, own: readonly string[]): OwnPage | undefined => {
    const coversPage = given !== undefined || replaced.has(name) || replaced.has('BlogLayout');
    if (!coversPage && ![...parts, ...own].some((part) => replaced.has(part))) return undefined;
    return { component: given ?? `@theme/${name}`, covers: coversPage ? 'page' : 'article' };
  };
  const lists = ['BlogPostItems', 'BlogListPaginator'];
  return {
    post: find('BlogPostPage', blogPostComponent, ['BlogPostPaginator']),
    list: find('BlogListPage', blogListComponent, lists),
    tag: find('BlogTagsPostsPage', blogTagsPostsComponent, lists),
  };
}

/**
 * Replacing a subcomponent, such as `BlogPostItem/Header`, counts as replacing `BlogPostItem`. Any other component
 * needs an index file: `BlogListPage/StructuredData` alone doesn't replace `BlogListPage`.
 */
function replacedComponents(dir: string): Set<string> {
  if (!existsSync(dir)) return new Set();
  return new Set(
    readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
      const name = entry.name.replace(/\.[jt]sx?$/, '');
      if (!entry.isDirectory() || name === 'BlogPostItem') return [name];
      const files = readdirSync(join(dir, name));
      return files.some((file) => /^index\.[jt]sx?$/.test(file)) ? [name] : [];
    }),
  );
}
