import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { didYouMean } from '../diagnostics/nearest.js';
import { installedFile } from '../util/installed-file.js';
import { readsOtherIndex } from './other-search-bar.js';
import { partsByWhole } from './theme-parts.js';
import { insteadOfPart } from './unused-theme-parts.js';

/** Names of theme components that a file in `src/theme` can replace. */
export const themeComponentNames: readonly string[] = [
  'Admonition',
  'Admonition/Types',
  'AnnouncementBar',
  'Blog/Components/Author',
  'BlogArchivePage',
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
  'BlogSidebar/Content',
  'BlogSidebar/Desktop',
  'BlogTagsListPage',
  'BlogTagsPostsPage',
  'CodeBlock',
  'CodeInline',
  'ColorModeToggle',
  'Details',
  'DocBreadcrumbs',
  'DocBreadcrumbs/Items/Home',
  'DocCard',
  'DocCardList',
  'DocCategoryGeneratedIndexPage',
  'DocItem',
  'DocItem/Content',
  'DocItem/Footer',
  'DocItem/Layout',
  'DocItem/Metadata',
  'DocItem/Paginator',
  'DocItem/TOC/Desktop',
  'DocPaginator',
  'DocSidebar',
  'DocSidebar/Desktop',
  'DocSidebar/Desktop/Content',
  'DocSidebarItem',
  'DocSidebarItem/Category',
  'DocSidebarItem/Html',
  'DocSidebarItem/Link',
  'DocVersionBadge',
  'DocVersionBanner',
  'EditMetaRow',
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
  'MDXPage',
  'Navbar',
  'Navbar/ColorModeToggle',
  'Navbar/Content',
  'Navbar/Layout',
  'Navbar/Logo',
  'Navbar/MobileSidebar/Toggle',
  'Navbar/Search',
  'NavbarItem',
  'NavbarItem/ComponentTypes',
  'NavbarItem/DefaultNavbarItem',
  'NavbarItem/DocsVersionDropdownNavbarItem',
  'NavbarItem/DropdownNavbarItem',
  'NavbarItem/HtmlNavbarItem',
  'NavbarItem/LocaleDropdownNavbarItem',
  'NotFound',
  'NotFound/Content',
  'PaginatorNavLink',
  'ReactLiveScope',
  'Root',
  'SearchBar',
  'SkipToContent',
  'TOC',
  'TOCInline',
  'TabItem',
  'Tabs',
  'Tag',
  'TagsListInline',
  'ThemedImage',
];

export function replacingFiles({ siteDir }: { siteDir: string }): string[] {
  const dir = join(siteDir, 'src/theme');
  if (!existsSync(dir)) return [];
  const names = new Set([...themeComponentNames, ...Object.values(partsByWhole).flat()]);
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => names.has(file.replace(/\.[jt]sx?$/, '').replace(/\/index$/, '')))
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
  const imported = await importedNames(modules.map((file) => join(dir, file)));
  // `@lectern/docusaurus` runs the last of these modules, which is not a component.
  const known = new Set([...themeComponentNames, ...installedParts({ siteDir }), 'prism-include-languages']);
  const searchBar = modules.find((file) => /^SearchBar(?:\/index)?\.[jt]sx?$/.test(file));
  const replaced =
    searchBar !== undefined && readsOtherIndex(join(dir, searchBar))
      ? [
          problem({
            code: 'unread-theme-component',
            severity: 'warning',
            message:
              'This search bar reads the index of a search plug-in, so the built-in search replaces it.',
            hint: 'Delete the file, or wrap `@theme-original/SearchBar`.',
            file: `src/theme/${searchBar}`,
          }),
        ]
      : [];
  const unread = [...names]
    .filter((name) => !isUsed({ name, names, imported, known }))
    .sort()
    .map((name) =>
      problem({
        code: 'unread-theme-component',
        severity: 'warning',
        ...(insteadOfPart(name) === undefined
          ? {
              message: `The theme has no component with this name, so the file is used only where something imports it.${didYouMean({ found: name, known: themeComponentNames })}`,
              hint: 'Delete the file if nothing imports it. To replace a theme component, give the file the name of that component.',
            }
          : {
              message:
                "Lectern's theme does not render this component of Docusaurus, so the file has no effect.",
              hint: `${insteadOfPart(name)}`,
            }),
        file: `src/theme/${modules.find((file) => file === name || file.startsWith(`${name}/`) || file.startsWith(`${name}.`)) ?? name}`,
      }),
    );
  return [...replaced, ...unread];
}

const typeImport = /\bimport\s+type\s[^;'"]*['"][^'"]*['"]/g;

/** Returns the names of the theme components that the modules import. A wrapper imports only the type of its component. */
async function importedNames(modules: readonly string[]): Promise<ReadonlySet<string>> {
  const sources = await Promise.all(modules.map((file) => readFile(file, 'utf8')));
  const code = sources.map((source) => source.replace(typeImport, '')).join('\n');
  return new Set([...code.matchAll(/['"]@theme\/([^'"]+)['"]/g)].flatMap(([, name]) => name ?? []));
}

function installedParts({ siteDir }: { siteDir: string }): string[] {
  return Object.entries(partsByWhole).flatMap(([whole, parts]) =>
    ['/index.js', '.js'].some((ending) =>
      installedFile({ siteDir, file: `@docusaurus/theme-classic/lib/theme/${whole}${ending}` }),
    )
      ? parts
      : [],
  );
}

interface Names {
  name: string;
  names: ReadonlySet<string>;
  imported: ReadonlySet<string>;
  known: ReadonlySet<string>;
}

function isUsed({ name, names, imported, known }: Names): boolean {
  if (known.has(name)) return true;
  if (insteadOfPart(name) !== undefined) return imported.has(name);
  const parents = name.split('/').map((_, index, parts) => parts.slice(0, index).join('/'));
  return parents.some((parent) => names.has(parent) && known.has(parent));
}
