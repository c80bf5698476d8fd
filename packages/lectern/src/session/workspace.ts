import { join } from 'node:path';
import type { ConfigNote } from '../config/foreign-config.js';
import type { LocateInConfig } from '../config/load.js';
import { findConfig, loadConfig } from '../config/load.js';
import type { SiteConfig } from '../config/schema/index.js';
import type { SiteReach } from '../content/site-reach.js';
import { siteReach } from '../content/site-reach.js';
import { LecternError } from '../diagnostics/diagnostic.js';
import { checkCacheFolder } from './cache-folder.js';
import { checkPlugins } from './plugins/check.js';
import { callablePlugins } from './plugins/site-plugins.js';

export type Mode = 'production' | 'development';

export interface Workspace {
  siteDir: string;
  config: SiteConfig;
  configFile: string;
  configDependencies: string[];
  locateInConfig: LocateInConfig;
  configNotes: readonly ConfigNote[];
  mode: Mode;
  cacheDir: string;
  reach: SiteReach;
}

export async function openWorkspace({
  siteDir,
  base,
  mode,
  noCache = false,
}: {
  siteDir: string;
  base?: string | undefined;
  mode: Mode;
  noCache?: boolean;
}): Promise<Workspace> {
  // If there is no configuration, skip this check, because the site's folder is probably wrong.
  if (findConfig(siteDir) !== undefined) checkCacheFolder({ siteDir });
  const cacheDir = join(siteDir, noCache ? `.lectern/no-cache-${process.pid}` : '.lectern/cache');
  const { config, file, dependencies, locate, notes } = await loadConfig({ siteDir, base, mode, cacheDir });
  const wrong = checkPlugins({
    plugins: callablePlugins({ config, siteDir, configFile: file, locateInConfig: locate }),
    locationInConfig: (path) => ({ file, ...locate(path) }),
  });
  if (wrong.length > 0) throw new LecternError(wrong);
  return {
    siteDir,
    config,
    configFile: file,
    configDependencies: dependencies,
    locateInConfig: locate,
    configNotes: notes,
    mode,
    cacheDir,
    reach: siteReach({ siteDir, config }),
  };
}
