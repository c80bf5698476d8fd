import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineSource } from '../../util/engine-paths.js';
import { installedFile } from '../../util/installed-file.js';
import { packageFolder } from '../../util/packages.js';
import { blogModules } from './blog-modules.js';
import { installedWhole, isThemePart } from './installed-theme.js';
import { ownThemeModule } from './own-theme-module.js';

const themeModules: Readonly<Record<string, string>> = {
  '@theme/Tabs': 'theme/exports/Tabs.ts',
  '@theme/TabItem': 'theme/exports/TabItem.ts',
  '@theme/CodeBlock': 'theme/exports/CodeBlock.ts',
  '@theme/CodeGroup': 'theme/exports/CodeGroup.ts',
  '@theme/Admonition': 'theme/exports/Admonition.ts',
  '@theme/DocCardList': 'theme/exports/DocCardList.ts',
  '@theme/ReactLiveScope': 'theme/exports/ReactLiveScope.ts',
  '@theme/Layout': 'theme/compat/Layout.tsx',
  '@theme/ThemedImage': 'theme/compat/ThemedImage.tsx',
  '@theme/Heading': 'theme/compat/Heading.tsx',
  '@theme/TOCInline': 'theme/compat/TOCInline.tsx',
  '@theme/Details': 'theme/compat/Details.tsx',
  '@docusaurus/Link': 'theme/compat/Link.tsx',
  '@docusaurus/Head': 'theme/compat/Head.tsx',
  '@docusaurus/useBaseUrl': 'theme/compat/useBaseUrl.ts',
  '@docusaurus/useDocusaurusContext': 'theme/compat/useDocusaurusContext.ts',
  '@docusaurus/useIsBrowser': 'theme/compat/useIsBrowser.ts',
  '@docusaurus/BrowserOnly': 'theme/compat/BrowserOnly.tsx',
  '@docusaurus/Translate': 'theme/compat/Translate.tsx',
  '@theme/IdealImage': 'theme/compat/IdealImage.tsx',
  '@theme/MDXComponents': 'theme/compat/MDXComponents.tsx',
  '@theme/MDXComponents/A': 'theme/compat/elements/A.tsx',
  '@theme/MDXComponents/Code': 'theme/compat/elements/CodeInline.tsx',
  '@theme/MDXComponents/Details': 'theme/compat/elements/Details.tsx',
  '@theme/MDXComponents/Heading': 'theme/compat/Heading.tsx',
  '@theme/MDXComponents/Img': 'theme/compat/elements/Img.tsx',
  '@theme/MDXComponents/Li': 'theme/compat/elements/Li.tsx',
  '@theme/MDXComponents/Pre': 'theme/compat/elements/Pre.tsx',
  '@theme/MDXComponents/Ul': 'theme/compat/elements/Ul.tsx',
  '@theme/CodeInline': 'theme/compat/elements/CodeInline.tsx',
  '@theme/Root': 'theme/compat/passThrough.tsx',
  '@theme/Layout/Provider': 'theme/compat/passThrough.tsx',
  '@theme/Footer': 'theme/exports/Footer.ts',
  '@theme/Navbar': 'theme/exports/Navbar.ts',
  '@theme/NotFound': 'theme/exports/NotFound.ts',
  '@theme/NotFound/Content': 'theme/exports/NotFound/Content.ts',
  '@theme/AnnouncementBar': 'theme/exports/AnnouncementBar.ts',
  '@theme/DocBreadcrumbs': 'theme/exports/DocBreadcrumbs.ts',
  '@theme/DocBreadcrumbs/Items/Home': 'theme/compat/HomeBreadcrumb.tsx',
  '@theme/DocBreadcrumbs/StructuredData': 'theme/compat/nothing.ts',
  '@theme/DocItem': 'theme/exports/DocItem.ts',
  '@theme/DocItem/Content': 'theme/compat/passThrough.tsx',
  '@theme/ContentVisibility': 'theme/compat/nothing.ts',
  '@theme/DocItem/Metadata': 'theme/compat/nothing.ts',
  '@theme/DocItem/TOC/Desktop': 'theme/exports/DocItem/TOC/Desktop.tsx',
  '@theme/DocItem/TOC/Mobile': 'theme/compat/nothing.ts',
  '@theme/DocItem/Layout': 'theme/exports/DocItem/Layout.ts',
  '@theme/DocItem/Footer': 'theme/exports/DocItem/Footer.ts',
  '@theme/DocItem/Paginator': 'theme/exports/DocItem/Paginator.ts',
  '@theme/DocPaginator': 'theme/exports/DocPaginator.ts',
  '@theme/PaginatorNavLink': 'theme/exports/PaginatorNavLink.ts',
  '@theme/DocSidebar': 'theme/exports/DocSidebar.ts',
  '@theme/DocSidebar/Desktop': 'theme/exports/DocSidebar/Desktop.ts',
  '@theme/DocSidebar/Desktop/Content': 'theme/exports/DocSidebar/Desktop/Content.ts',
  '@theme/DocSidebarItem': 'theme/exports/DocSidebarItem.ts',
  '@theme/DocSidebarItem/Category': 'theme/exports/DocSidebarItem.ts',
  '@theme/DocSidebarItem/Html': 'theme/exports/DocSidebarItem.ts',
  '@theme/DocSidebarItem/Link': 'theme/exports/DocSidebarItem.ts',
  '@theme/DocSidebarItems': 'theme/compat/DocSidebarItems.tsx',
  '@theme/DocCategoryGeneratedIndexPage': 'theme/exports/DocCategoryGeneratedIndexPage.ts',
  '@theme/DocVersionBadge': 'theme/exports/DocVersionBadge.ts',
  '@theme/DocVersionBanner': 'theme/exports/DocVersionBanner.ts',
  '@theme/TOCCollapsible': 'theme/compat/nothing.ts',
  '@theme/TOC': 'theme/exports/TOC.tsx',
  '@theme/EditThisPage': 'theme/exports/EditThisPage.ts',
  '@theme/LastUpdated': 'theme/exports/LastUpdated.ts',
  '@theme/TagsListInline': 'theme/exports/TagsListInline.ts',
  '@theme/Logo': 'theme/exports/Logo.ts',
  '@theme/SkipToContent': 'theme/exports/SkipToContent.ts',
  '@theme/SearchBar': 'theme/exports/SearchBar.ts',
  '@theme/ColorModeToggle': 'theme/compat/ColorModeToggle.tsx',
  '@theme/Navbar/ColorModeToggle': 'theme/exports/Navbar/ColorModeToggle.ts',
  '@theme/DocCard': 'theme/exports/DocCard.ts',
  '@theme/NavbarItem': 'theme/compat/NavbarItem.tsx',
  '@theme/NavbarItem/DefaultNavbarItem': 'theme/compat/DefaultNavbarItem.tsx',
  '@theme/NavbarItem/DropdownNavbarItem': 'theme/compat/DropdownNavbarItem.tsx',
  '@theme/NavbarItem/NavbarNavLink': 'theme/compat/NavbarNavLink.tsx',
  '@theme/NavbarItem/ComponentTypes': 'theme/exports/NavbarItem/ComponentTypes.ts',
  '@theme/Admonition/Types': 'theme/exports/Admonition/Types.ts',
  '@theme/MDXContent': 'theme/compat/passThrough.tsx',
  '@theme/Navbar/Content': 'theme/exports/Navbar/Content.ts',
  '@theme/Navbar/Layout': 'theme/exports/Navbar/Layout.ts',
  '@theme/Navbar/Logo': 'theme/exports/Navbar/Logo.ts',
  '@theme/Navbar/Search': 'theme/compat/passThrough.tsx',
  '@theme/Navbar/MobileSidebar': 'theme/compat/nothing.ts',
  '@theme/Navbar/MobileSidebar/Toggle': 'theme/exports/Navbar/MobileSidebar/Toggle.ts',
  '@theme/Icon/Menu': 'theme/compat/MenuIcon.tsx',
  '@theme/Icon/ExternalLink': 'theme/compat/Icon.tsx',
  '@docusaurus/ErrorBoundary': 'theme/compat/ErrorBoundary.tsx',
  '@docusaurus/ExecutionEnvironment': 'theme/compat/ExecutionEnvironment.ts',
  '@docusaurus/Interpolate': 'theme/compat/Interpolate.tsx',
  '@docusaurus/constants': 'theme/compat/constants.ts',
  '@docusaurus/isInternalUrl': 'theme/compat/isInternalUrl.ts',
  '@docusaurus/renderRoutes': 'theme/compat/nothing.ts',
  '@docusaurus/router': 'theme/compat/router.tsx',
  '@docusaurus/theme-common': 'theme/compat/theme-common.tsx',
  '@docusaurus/useBrokenLinks': 'theme/compat/useBrokenLinks.ts',
  '@docusaurus/useIsomorphicLayoutEffect': 'theme/compat/useIsomorphicLayoutEffect.ts',
  '@docusaurus/useGlobalData': 'theme/compat/useGlobalData.ts',
  '@docusaurus/useRouteContext': 'theme/compat/useRouteContext.ts',
  '@docusaurus/plugin-content-docs/client': 'theme/compat/docs-client.ts',
  '@docusaurus/theme-common/Details': 'theme/compat/Details.tsx',
  '@docusaurus/theme-common/internal': 'theme/compat/theme-common.tsx',
  ...blogModules,
};

/**
 * Resolves to the site's ejected `DocItem/Content`, or to the theme's. Ejected layouts pass the finished article to
 * `@theme/DocItem/Content` as children, so that module only renders `children`.
 */
export const articleContent = '@theme-article/DocItem/Content';
export const liveItem = '@theme-live/DocumentItem';

const contentOfTheme = 'theme/exports/DocItem/Content.ts';

/**
 * Matches the search bar of Docusaurus search packages, which a site's search bar may wrap. The theme's search bar
 * replaces the component, because the package's search index is never built.
 */
const installedSearchBar =
  /^(?:@docusaurus\/theme-search-algolia|(?:@[\w-]+\/)?docusaurus-[\w-]*search[\w-]*)\/.+\/SearchBar(?:\/index)?(?:\.jsx?)?$/;

/**
 * Each entry: a theme module, the module that it renders, and the file that replaces the theme module if the site
 * overrides the rendered module.
 */
const parents: readonly (readonly [string, string, string])[] = [
  ['@theme/Navbar/ColorModeToggle', '@theme/ColorModeToggle', 'theme/compat/NavbarColorModeToggle.tsx'],
];

function parentOfOwn({ siteDir, name }: { siteDir: string; name: string }): string | undefined {
  return parents.find(
    ([parent, part]) => parent === name && ownThemeModule({ siteDir, source: part }) !== undefined,
  )?.[2];
}

export function themeModuleNames(): string[] {
  return Object.keys(themeModules);
}

export function isThemeModule({ siteDir, name }: { siteDir: string; name: string }): boolean {
  const plain = name.replace(/^@theme-(?:original|init)\//, '@theme/');
  return (
    isThemePart(plain) ||
    Object.hasOwn(themeModules, plain) ||
    ownThemeModule({ siteDir, source: name }) !== undefined
  );
}

interface Alias {
  find: RegExp;
  replacement: string;
}

export function aliases({ siteDir }: { siteDir: string }): Alias[] {
  const exact = (name: string) => new RegExp(`^${name.replace(/[/@]/g, (char) => `\\${char}`)}$`);
  const content = '@theme/DocItem/Content';
  return [
    {
      find: exact('@docusaurus/core/lib/client/docusaurusContext'),
      replacement: join(engineSource(), 'theme/compat/docusaurus-context.tsx'),
    },
    { find: exact(liveItem), replacement: join(engineSource(), 'theme/compat/DocumentItem.tsx') },
    { find: installedSearchBar, replacement: join(engineSource(), 'theme/exports/SearchBar.ts') },
    { find: exact(content), replacement: join(engineSource(), 'theme/compat/passThrough.tsx') },
    {
      find: exact(articleContent),
      replacement: ownThemeModule({ siteDir, source: content }) ?? join(engineSource(), contentOfTheme),
    },
    {
      find: /^@theme-(?:original|init)\/DocItem\/Content$/,
      replacement: join(engineSource(), contentOfTheme),
    },
    ...Object.entries(themeModules).map(([name, path]) => ({
      find: exact(name),
      replacement:
        ownThemeModule({ siteDir, source: name }) ??
        installedWhole({ siteDir, name }) ??
        join(engineSource(), parentOfOwn({ siteDir, name }) ?? path),
    })),
    ...Object.entries(themeModules)
      .filter(([name]) => name.startsWith('@theme/'))
      .map(([name, path]) => ({
        find: new RegExp(`^@theme-(?:original|init)/${name.slice('@theme/'.length)}$`),
        replacement: installedWhole({ siteDir, name }) ?? join(engineSource(), path),
      })),
    ...routerAliases({ siteDir }),
    // Imports in plug-ins must resolve to the engine that builds the site, even if npm installed another copy of the
    // engine with the plug-in.
    { find: /^lectern\/theme$/, replacement: join(engineSource(), 'theme/public.ts') },
    { find: /^lectern\/client$/, replacement: join(engineSource(), 'client/public.ts') },
    { find: /^@site\//, replacement: `${siteDir}/` },
    // All packages must use the same copy of React.
    { find: /^react-dom(?=$|\/)/, replacement: packageFolder({ name: 'react-dom' }) },
    { find: /^react(?=$|\/)/, replacement: packageFolder({ name: 'react' }) },
    // The package is a dependency of the engine, so sites don't have to install it.
    { find: /^medium-zoom(?=$|\/)/, replacement: packageFolder({ name: 'medium-zoom' }) },
  ];
}

/**
 * Replaces `react-router-dom` with the theme's router, whose hooks return the current page. Docusaurus depends on
 * version 5 of the package. If a site has installed another version, its own code needs that version.
 */
function routerAliases({ siteDir }: { siteDir: string }): Alias[] {
  const file = installedFile({ siteDir, file: 'react-router-dom/package.json' });
  const isOwn = file !== undefined && !/"version":\s*"5\./.test(readFileSync(file, 'utf8'));
  const replacement = join(engineSource(), 'theme/compat/router.tsx');
  return isOwn ? [] : [{ find: /^react-router-dom$/, replacement }];
}
