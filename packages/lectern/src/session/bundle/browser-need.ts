import { combinesFamily } from './component-families.js';
import type { ModuleAnalysis } from './island-exports.js';
import {
  importsAnimations,
  importsLivePackage,
  importsOf,
  isLiveModule,
  rendersIsland,
} from './live-packages.js';
import { reachesContext, reachesLiveHook } from './reached-hooks.js';

interface Input {
  siteDir: string;
  file: string;
  source: string;
  analysis: ModuleAnalysis;
  /** Whether modules become islands without `'use client'`. */
  isAuto: boolean;
  resolve: (specifier: string, importer: string) => Promise<string | undefined>;
}

/**
 * Why a module's components need the browser:
 * - `always`: They handle events, or use hooks or packages that need the browser.
 * - `provides-context`: Islands inside them read a context that they provide.
 * - `reads-context`: They read a context, which changes if an island provides it.
 */
export type BrowserNeed = 'always' | 'provides-context' | 'reads-context';

export async function browserNeed(input: Input): Promise<BrowserNeed | undefined> {
  const { siteDir, file, source, analysis, isAuto, resolve } = input;
  const { hooks, families, packages, isIsland, providesContext, readsContext } = analysis;
  if (isIsland) return 'always';
  if (isLiveModule(file) && (await importsLivePackage({ file, specifiers: importsOf(source), resolve })))
    return 'always';
  if (!isAuto) return undefined;
  const isOwn = (path: string) => path.startsWith(`${siteDir}/`) && !path.includes('/node_modules/');
  const isLive =
    importsAnimations(source) ||
    (isLiveModule(file) && (await rendersIsland({ source, file, resolve, isOwn }))) ||
    (await reachesLiveHook({ file, hooks, resolve, isOwn })) ||
    (await combinesFamily({ file, families, resolve, isOwn })) ||
    (await importsLivePackage({ file, specifiers: packages, resolve }));
  if (isLive) return 'always';
  if (providesContext) return 'provides-context';
  return readsContext || (await reachesContext({ file, hooks, resolve, isOwn }))
    ? 'reads-context'
    : undefined;
}
