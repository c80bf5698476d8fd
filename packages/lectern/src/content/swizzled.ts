import { existsSync, readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { didYouMean } from '../diagnostics/nearest.js';

/** Names of theme components that a file in `src/theme` can replace. */
export const themeComponentNames: readonly string[] = [
  'Admonition',
  'Admonition/Types',
  'AnnouncementBar',
  'BlogLayout',
  'BlogListPage',
  'BlogListPaginator',
  'BlogPostItem',
  'BlogPostItem/Container',
  'BlogPostItem/Content',
  'BlogPostItem/Footer',
  'BlogPostItem/Footer/ReadMoreLink',
  'BlogPostItem/Header',
  'BlogPostItem/Header/Author',
  'BlogPostItem/Header/Authors',
  'BlogPostItem/Header/Info',
  'BlogPostItem/Header/Title',
  'BlogPostItems',
  'BlogPostPage',
  'BlogPostPaginator',
  'BlogSidebar',
  'BlogTagsPostsPage',
  'CodeBlock',
  'CodeInline',
  'ColorModeToggle',
  'Details',
  'DocBreadcrumbs',
  'DocCard',
  'DocCardList',
  'DocItem',
  'DocItem/Content',
  'DocItem/Footer',
  'DocItem/Layout',
  'DocItem/Paginator',
  'DocPaginator',
  'DocSidebar',
  'DocSidebar/Desktop',
  'DocSidebar/Desktop/Content',
  'DocSidebarItem',
  'DocVersionBadge',
  'DocVersionBanner',
  'EditThisPage',
  'Footer',
  'Heading',
  'IdealImage',
  'LastUpdated',
  'Layout',
  'Layout/Provider',
  'Logo',
  'MDXComponents',
  'MDXComponents/A',
  'MDXComponents/Code',
  'MDXComponents/Details',
  'MDXComponents/Heading',
  'MDXComponents/Img',
  'MDXComponents/Li',
  'MDXComponents/Pre',
  'MDXComponents/Ul',
  'MDXContent',
  'NotFound',
  'NotFound/Content',
  'Navbar',
  'Navbar/ColorModeToggle',
  'Navbar/Content',
  'Navbar/Layout',
  'NavbarItem',
  'NavbarItem/ComponentTypes',
  'PaginatorNavLink',
  'ReactLiveScope',
  'Root',
  'SearchBar',
  'TOC',
  'TOCInline',
  'TabItem',
  'Tabs',
  'TagsListInline',
  'ThemedImage',
];

export function replacingFiles({ siteDir }: { siteDir: string }): string[] {
  const dir = join(siteDir, 'src/theme');
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => themeComponentNames.includes(file.replace(/\.[jt]sx?$/, '').replace(/\/index$/, '')))
    .map((file) => `src/theme/${file}`)
    .sort();
}

/** Returns warnings for components in `src/theme` that Docusaurus supports but Lectern ignores. */
export async function swizzledComponents({ siteDir }: { siteDir: string }): Promise<Diagnostic[]> {
  const dir = join(siteDir, 'src/theme');
  if (!existsSync(dir)) return [];
  // With `withFileTypes`, Node doesn't follow symbolic links, which may lead outside the site.
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll('\\', '/'));
  const modules = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !/(?:^|\/)\.|\.d\.ts$/.test(file));
  const names = new Set(modules.map((file) => file.replace(/\.\w+$/, '').replace(/\/index$/, '')));
  return [...names]
    .filter((name) => !isUsed({ name, names }))
    .sort()
    .map((name) =>
      problem({
        code: 'unread-theme-component',
        severity: 'warning',
        message: `The theme has no component with this name, so the file is used only where something imports it.${didYouMean({ found: name, known: themeComponentNames })}`,
        hint: 'Delete the file if nothing imports it. To replace a theme component, give the file the name of that component.',
        file: `src/theme/${modules.find((file) => file === name || file.startsWith(`${name}/`) || file.startsWith(`${name}.`)) ?? name}`,
      }),
    );
}

function isUsed({ name, names }: { name: string; names: ReadonlySet<string> }): boolean {
  if (themeComponentNames.includes(name)) return true;
  const parents = name.split('/').map((_, index, parts) => parts.slice(0, index).join('/'));
  return parents.some((parent) => names.has(parent) && themeComponentNames.includes(parent));
}
