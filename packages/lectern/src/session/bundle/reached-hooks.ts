import { readFile } from 'node:fs/promises';
import type { ImportedHook, ModuleAnalysis } from './island-exports.js';
import { analyzeModule } from './island-exports.js';

/** Theme hooks that need the browser. All other theme hooks return their result at build time. */
const liveThemeHooks: Readonly<Record<string, readonly string[] | 'all'>> = {
  '@docusaurus/useIsBrowser': 'all',
  '@docusaurus/BrowserOnly': 'all',
  '@docusaurus/router': ['useLocation', 'useHistory'],
  'react-router-dom': ['useLocation', 'useHistory'],
  '@docusaurus/theme-common': [
    'useColorMode',
    'useWindowSize',
    'useCollapsible',
    'useEvent',
    'usePrevious',
    'useScrollPosition',
    'useLocalPathname',
    // Lectern doesn't export the following hooks. They exist only if the Docusaurus package is installed.
    'useBackToTopButton',
    'useClearQueryString',
    'useCodeWordWrap',
    'useHideableNavbar',
    'useHistorySelector',
    'useLocationChange',
    'useQueryString',
    'useQueryStringList',
    'useQueryStringValue',
    'useSearchQueryString',
    'useSmoothScrollTo',
    'useStorageSlot',
    'useTOCHighlight',
    'useTabsContextValue',
  ],
};

interface Input {
  file: string;
  hooks: readonly ImportedHook[];
  resolve: (specifier: string, importer: string) => Promise<string | undefined>;
  /** Hooks from installed packages are assumed to need the browser. */
  isOwn: (file: string) => boolean;
}

/** A hook may need the browser only through custom hooks in other files or packages. */
export function reachesLiveHook(input: Input): Promise<boolean> {
  return search({ ...input, seen: new Set(), isFound: ({ isIsland }) => isIsland });
}

/** A hook may read a context only through custom hooks in other files. */
export function reachesContext(input: Input): Promise<boolean> {
  return search({ ...input, seen: new Set(), isFound: ({ readsContext }) => readsContext });
}

interface Search extends Input {
  seen: Set<string>;
  isFound: (module: ModuleAnalysis) => boolean;
}

async function search({ hooks, ...input }: Search): Promise<boolean> {
  for (const hook of hooks) {
    const known = isLiveByName(hook);
    if (known || (known === undefined && (await isLiveModule({ ...input, hook })))) return true;
  }
  return false;
}

/**
 * Returns false for React hooks, because `analyzeModule` has already checked them, and undefined for hooks that belong
 * neither to React nor to the theme.
 */
function isLiveByName({ specifier, name }: ImportedHook): boolean | undefined {
  if (/^react(?:\/|$)/.test(specifier)) return false;
  const theme = liveThemeHooks[specifier.replace(/\/internal$/, '')];
  if (theme !== undefined) return theme === 'all' || theme.includes(name);
  return /^(?:@(?:docusaurus|theme|generated)|lectern\/theme$)/.test(specifier) ? false : undefined;
}

async function isLiveModule({
  file,
  hook,
  seen,
  ...input
}: Omit<Search, 'hooks'> & { hook: ImportedHook }): Promise<boolean> {
  const target = await input.resolve(hook.specifier, file);
  const [path = ''] = target?.split('?') ?? [];
  if (target === undefined || seen.has(path)) return false;
  seen.add(path);
  if (!input.isOwn(path)) return true;
  if (!/\.[cm]?[jt]sx?$/.test(path)) return false;
  const module = analyzeModule({ file: path, source: await readFile(path, 'utf8'), auto: true });
  return input.isFound(module) || search({ ...input, file: path, hooks: module.hooks, seen });
}
