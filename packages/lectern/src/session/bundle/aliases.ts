import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownThemeModule } from '../../content/own-theme-module.js';
import { engineSource } from '../../util/engine-paths.js';
import { installedFile } from '../../util/installed-file.js';
import { packageFolder } from '../../util/packages.js';
import { installedWhole, isThemePart } from './installed-theme.js';
import { themeModules } from './theme-modules.js';

/**
 * The site's ejected `DocItem/Content`, or the theme's. Ejected layouts pass the finished article to
 * `@theme/DocItem/Content` as children, so that module only renders `children`.
 */
export const articleContent = '@theme-article/DocItem/Content';
export const liveItem = '@theme-live/DocumentItem';

const contentOfTheme = 'theme/exports/DocItem/Content.ts';

/**
 * Matches the search bar of Docusaurus search packages, which a site's search bar may wrap. The package's search index
 * is never built, so the theme's search bar replaces it.
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
  const plain = name.replace(/^@theme-(?:original|init)\//, '@theme/').replace(exportsOfCore, '@docusaurus/');
  return (
    isThemePart(plain) ||
    Object.hasOwn(themeModules, plain) ||
    ownThemeModule({ siteDir, source: name }) !== undefined
  );
}

/** Editors suggest imports from these files, which Docusaurus publishes as `@docusaurus/Link` and so on. */
const exportsOfCore = /^@docusaurus\/core\/lib\/client\/exports\//;

interface Alias {
  find: RegExp;
  replacement: string;
}

export function aliases({ siteDir }: { siteDir: string }): Alias[] {
  const exact = (name: string) =>
    new RegExp(`^${name.replace(/^@docusaurus\/(?=\w+$)/, '@docusaurus/(?:core/lib/client/exports/)?')}$`);
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
 * version 5. A site with another version needs it for its own code.
 */
function routerAliases({ siteDir }: { siteDir: string }): Alias[] {
  const file = installedFile({ siteDir, file: 'react-router-dom/package.json' });
  const isOwn = file !== undefined && !/"version":\s*"5\./.test(readFileSync(file, 'utf8'));
  const replacement = join(engineSource(), 'theme/compat/router.tsx');
  return isOwn ? [] : [{ find: /^react-router-dom$/, replacement }];
}
