import { join } from 'node:path';
import { LecternError } from '../diagnostics/diagnostic.js';
import { bundleProblems, isBundlerError } from '../session/bundle/bundle-errors.js';
import { liveFrameFile, liveFrameId } from '../session/bundle/live-address.js';
import { serverEntryId } from '../session/bundle/server-entry.js';
import type { Project } from '../session/project.js';
import type { ThemeModule } from '../session/render/contract.js';
import type { FrontEnd } from '../session/render/render-options.js';
import { engineSource } from '../util/engine-paths.js';
import { shareProcess } from '../util/share-process.js';
import { deletedModule } from './deleted-module.js';

export interface FrontEndOptions {
  loadModule: (id: string) => Promise<Record<string, unknown>>;
  headScript: string;
  styles: () => string[];
  moduleUrl: (module: string) => string;
}

export function createFrontEnd({ loadModule, headScript, styles, moduleUrl }: FrontEndOptions) {
  return async ({
    project,
    modules,
  }: {
    project: Project;
    modules: ReadonlyMap<string, string>;
  }): Promise<() => FrontEnd> => {
    const { siteDir } = project;
    shareProcess();
    const load = (id: string) => loadBundled({ siteDir, load: () => loadModule(id) });
    const { theme } = (await load(serverEntryId)) as { theme: ThemeModule };
    const base = project.config.baseUrl;
    return () => ({
      theme,
      loadModule: (key) => load(modules.get(key) ?? key),
      islandUrl: (module) => (module === liveFrameId ? base + liveFrameFile : moduleUrl(module)),
      styles: styles(),
      scripts: [`${base}@vite/client`, `${base}@fs${join(engineSource(), 'client/dev.ts')}`],
      headScript,
      build: 'dev',
    });
  };
}

async function loadBundled<Module>({
  siteDir,
  load,
}: {
  siteDir: string;
  load: () => Promise<Module>;
}): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const deleted = deletedModule({ error, siteDir });
    if (deleted !== undefined) throw new LecternError([deleted], { cause: error });
    if (!isBundlerError(error)) throw error;
    throw new LecternError(bundleProblems({ error, siteDir }), { cause: error });
  }
}
