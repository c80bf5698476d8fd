import { loadConfig } from '../../config/load.js';
import type { SiteConfig } from '../../config/schema/index.js';
import type { CompileInput } from '../../markdown/compiled-document.js';
import type { CompiledDocument } from '../../markdown/types.js';
import type { CompileUnified } from '../../markdown/unified/compile-unified.js';
import { unifiedCompiler } from '../../markdown/unified/compile-unified.js';
import { unifiedPackages } from '../../markdown/unified/load-libraries.js';
import type { UnifiedPlugins } from '../../markdown/unified/types.js';
import { unifiedLists } from '../../markdown/unified/types.js';
import { hashOf } from '../../util/hash.js';
import { sitePlugins } from '../plugins/site-plugins.js';
import type { Workspace } from '../workspace.js';
import { unifiedKey } from './unified-key.js';

export interface UnifiedSources {
  /**
   * Returns a hash of everything that affects how a source's documents are compiled, or undefined for a source that
   * uses the native compiler.
   */
  keyOf(source: string | undefined): string | undefined;
  compile: CompileInSource;
  /** Threads load the plug-ins from this origin, because functions cannot be sent to threads. */
  origin: ConfigOrigin;
}

export type CompileInSource = (input: CompileInput & { source: string }) => Promise<CompiledDocument>;

export interface ConfigOrigin {
  siteDir: string;
  base: string;
  mode: Workspace['mode'];
  cacheDir: string;
}

/** Returns undefined for a site without remark or rehype plug-ins, to avoid loading the unified packages. */
export function unifiedSources({
  siteDir,
  config,
  configDependencies,
  mode,
  cacheDir,
}: Pick<Workspace, 'siteDir' | 'config' | 'configDependencies' | 'mode' | 'cacheDir'>):
  | UnifiedSources
  | undefined {
  if (!sitePlugins(config).some(({ plugin }) => hasPlugins(plugin.markdown?.unified))) return undefined;
  const keys = new Map<string, string | undefined>();
  const makeKey = (source: string): string | undefined => {
    const plugins = pluginsFor({ config, source });
    if (!plugins.some(hasPlugins)) return undefined;
    return hashOf([
      source,
      unifiedKey({ siteDir, configFiles: configDependencies, plugins, packages: unifiedPackages }),
    ]);
  };
  return {
    keyOf(source) {
      if (source === undefined) return undefined;
      if (!keys.has(source)) keys.set(source, makeKey(source));
      return keys.get(source);
    },
    compile: sourceCompiler({ siteDir, config }),
    origin: { siteDir, base: config.baseUrl, mode, cacheDir },
  };
}

export async function loadSourceCompiler(origin: ConfigOrigin): Promise<CompileInSource> {
  const { config } = await loadConfig(origin);
  return sourceCompiler({ siteDir: origin.siteDir, config });
}

function sourceCompiler({ siteDir, config }: { siteDir: string; config: SiteConfig }): CompileInSource {
  // Create each source's compiler only once, because plug-ins may be slow to initialize.
  const compilers = new Map<string, Promise<CompileUnified>>();
  return async ({ source, ...input }) => {
    const plugins = mergePlugins(pluginsFor({ config, source }));
    const compiler =
      compilers.get(source) ?? unifiedCompiler({ siteDir, plugins, timeLimit: config.pageTimeLimit });
    compilers.set(source, compiler);
    return (await compiler)(input);
  };
}

function pluginsFor({ config, source }: { config: SiteConfig; source: string }): UnifiedPlugins[] {
  const all = sitePlugins(config).flatMap(({ plugin }) => plugin.markdown?.unified ?? []);
  return all.filter(({ sources }) => sources === 'all' || sources.includes(source));
}

function mergePlugins(all: readonly UnifiedPlugins[]): UnifiedPlugins {
  return Object.fromEntries(unifiedLists.map((list) => [list, all.flatMap((one) => one[list] ?? [])]));
}

function hasPlugins(lists: UnifiedPlugins | undefined): boolean {
  return unifiedLists.some((list) => (lists?.[list]?.length ?? 0) > 0);
}
