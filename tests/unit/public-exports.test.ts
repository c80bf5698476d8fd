import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { themeModuleNames } from '../../packages/lectern/src/session/bundle/aliases.js';
import { findPackages } from '../../scripts/packages.mjs';
import type { EntryPoint, ExportedName } from './exported-names.js';
import { createNameReader, entryPoints } from './exported-names.js';

// Sites import these names, so removing a name breaks sites. After an intended change, run `npx vitest run
// tests/unit/public-exports.test.ts -u`.

const ROOT = path.resolve(import.meta.dirname, '../..');
const packages = findPackages({ root: ROOT }).map((found) => ({
  ...found,
  entries: entryPoints({ ...found, root: ROOT }),
}));
const namesIn = createNameReader(
  packages.flatMap(({ entries }) => entries.flatMap(({ types }) => types ?? [])),
);

function listOf(entries: readonly EntryPoint[]): string {
  const blocks = entries.map(({ subpath, types }) => {
    const names = types === undefined ? [] : namesIn(types);
    return [subpath, ...names.map(({ kind, name }) => `  ${kind} ${name}`)].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

const isValue = ({ kind }: ExportedName): boolean => kind !== 'type';

describe.each(packages)('the package $name', ({ dir, entries }) => {
  test('exports its documented names', async () => {
    await expect(listOf(entries)).toMatchFileSnapshot(path.join(ROOT, dir, 'public-exports.txt'));
  });

  test('exports exactly the runtime values that its types declare', async () => {
    const typed = entries.flatMap(({ types, module }) => (types === undefined ? [] : [{ types, module }]));
    expect(typed.length).toBeGreaterThan(0);
    for (const { types, module } of typed) {
      const values = Object.keys((await import(pathToFileURL(module).href)) as object);
      const declared = namesIn(types).filter(isValue);
      expect(values.sort(), module).toEqual(declared.map(({ name }) => name));
    }
  });
});

test('documents and components can import exactly these theme modules', () => {
  expect(themeModuleNames()).toMatchInlineSnapshot(`
    [
      "@theme/Tabs",
      "@theme/TabItem",
      "@theme/CodeBlock",
      "@theme/CodeGroup",
      "@theme/Admonition",
      "@theme/DocCardList",
      "@theme/ReactLiveScope",
      "@theme/Layout",
      "@theme/ThemedImage",
      "@theme/Heading",
      "@theme/TOCInline",
      "@theme/Details",
      "@docusaurus/Link",
      "@docusaurus/Head",
      "@docusaurus/useBaseUrl",
      "@docusaurus/useDocusaurusContext",
      "@docusaurus/useIsBrowser",
      "@docusaurus/BrowserOnly",
      "@docusaurus/Translate",
      "@theme/IdealImage",
      "@theme/MDXComponents",
      "@theme/MDXComponents/A",
      "@theme/MDXComponents/Code",
      "@theme/MDXComponents/Details",
      "@theme/MDXComponents/Heading",
      "@theme/MDXComponents/Img",
      "@theme/MDXComponents/Li",
      "@theme/MDXComponents/Pre",
      "@theme/MDXComponents/Ul",
      "@theme/CodeInline",
      "@theme/Root",
      "@theme/Layout/Provider",
      "@theme/Footer",
      "@theme/Navbar",
      "@theme/NotFound",
      "@theme/NotFound/Content",
      "@theme/AnnouncementBar",
      "@theme/DocBreadcrumbs",
      "@theme/DocBreadcrumbs/Items/Home",
      "@theme/DocBreadcrumbs/StructuredData",
      "@theme/DocItem",
      "@theme/DocItem/Content",
      "@theme/ContentVisibility",
      "@theme/DocItem/Metadata",
      "@theme/DocItem/TOC/Desktop",
      "@theme/DocItem/TOC/Mobile",
      "@theme/DocItem/Layout",
      "@theme/DocItem/Footer",
      "@theme/DocItem/Paginator",
      "@theme/DocPaginator",
      "@theme/PaginatorNavLink",
      "@theme/DocSidebar",
      "@theme/DocSidebar/Desktop",
      "@theme/DocSidebar/Desktop/Content",
      "@theme/DocSidebarItem",
      "@theme/DocSidebarItem/Category",
      "@theme/DocSidebarItem/Html",
      "@theme/DocSidebarItem/Link",
      "@theme/DocSidebarItems",
      "@theme/DocCategoryGeneratedIndexPage",
      "@theme/DocVersionBadge",
      "@theme/DocVersionBanner",
      "@theme/TOCCollapsible",
      "@theme/TOC",
      "@theme/EditThisPage",
      "@theme/LastUpdated",
      "@theme/TagsListInline",
      "@theme/Logo",
      "@theme/SkipToContent",
      "@theme/SearchBar",
      "@theme/ColorModeToggle",
      "@theme/Navbar/ColorModeToggle",
      "@theme/DocCard",
      "@theme/NavbarItem",
      "@theme/NavbarItem/DefaultNavbarItem",
      "@theme/NavbarItem/DropdownNavbarItem",
      "@theme/NavbarItem/DocNavbarItem",
      "@theme/NavbarItem/DocSidebarNavbarItem",
      "@theme/NavbarItem/DocsVersionDropdownNavbarItem",
      "@theme/NavbarItem/DocsVersionNavbarItem",
      "@theme/NavbarItem/HtmlNavbarItem",
      "@theme/NavbarItem/LocaleDropdownNavbarItem",
      "@theme/NavbarItem/SearchNavbarItem",
      "@theme/NavbarItem/NavbarNavLink",
      "@theme/NavbarItem/ComponentTypes",
      "@theme/Admonition/Types",
      "@theme/MDXContent",
      "@theme/MDXPage",
      "@theme/Navbar/Content",
      "@theme/Navbar/Layout",
      "@theme/Navbar/Logo",
      "@theme/Navbar/Search",
      "@theme/Navbar/MobileSidebar",
      "@theme/Navbar/MobileSidebar/Toggle",
      "@theme/Icon/Menu",
      "@theme/Icon/ExternalLink",
      "@docusaurus/ErrorBoundary",
      "@docusaurus/ExecutionEnvironment",
      "@docusaurus/Interpolate",
      "@docusaurus/constants",
      "@docusaurus/isInternalUrl",
      "@docusaurus/Noop",
      "@docusaurus/renderRoutes",
      "@docusaurus/router",
      "@docusaurus/theme-common",
      "@docusaurus/useBrokenLinks",
      "@docusaurus/useIsomorphicLayoutEffect",
      "@docusaurus/useGlobalData",
      "@docusaurus/useRouteContext",
      "@docusaurus/plugin-content-docs/client",
      "@docusaurus/theme-common/Details",
      "@docusaurus/theme-common/internal",
      "@theme/Blog/Components/Author",
      "@theme/BlogArchivePage",
      "@theme/BlogLayout",
      "@theme/BlogListPage",
      "@theme/BlogListPage/StructuredData",
      "@theme/BlogListPaginator",
      "@theme/BlogPostItem",
      "@theme/BlogPostItem/Container",
      "@theme/BlogPostItem/Content",
      "@theme/BlogPostItem/Footer",
      "@theme/BlogPostItem/Footer/ReadMoreLink",
      "@theme/BlogPostItem/Header",
      "@theme/BlogPostItem/Header/Author",
      "@theme/BlogPostItem/Header/Authors",
      "@theme/BlogPostItem/Header/Info",
      "@theme/BlogPostItem/Header/Title",
      "@theme/BlogPostItems",
      "@theme/BlogPostPage",
      "@theme/BlogPostPage/Metadata",
      "@theme/BlogPostPage/StructuredData",
      "@theme/BlogPostPaginator",
      "@theme/BlogSidebar",
      "@theme/BlogSidebar/Content",
      "@theme/BlogSidebar/Desktop",
      "@theme/BlogSidebar/Mobile",
      "@theme/BlogTagsListPage",
      "@theme/BlogTagsPostsPage",
      "@theme/EditMetaRow",
      "@theme/SearchMetadata",
      "@theme/Tag",
      "@docusaurus/plugin-content-blog/client",
    ]
  `);
});
