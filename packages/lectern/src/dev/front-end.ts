import { join } from 'node:path';
import { liveFrameFile, liveFrameId } from '../session/bundle/live-address.js';
import { serverEntryId } from '../session/bundle/server-entry.js';
import type { Project } from '../session/project.js';
import type { ThemeModule } from '../session/render/contract.js';
import type { FrontEnd } from '../session/render/render-options.js';
import { engineSource } from '../util/engine-paths.js';

export interface FrontEndOptions {
  loadModule: (id: string) => Promise<Record<string, unknown>>;
  headScript: string;
  /** Addresses of all style sheets that are loaded so far. */
  styles: () => string[];
  /** Address of the script of an island. */
  moduleUrl: (module: string) => string;
}

/** The theme and components of a site, as the bundler of the dev server loads them. */
export function createFrontEnd({ loadModule, headScript, styles, moduleUrl }: FrontEndOptions) {
  return async ({
    project,
    modules,
  }: {
    project: Project;
    /** What documents import, by their keys. */
    modules: ReadonlyMap<string, string>;
  }): Promise<() => FrontEnd> => {
    const { theme } = (await loadModule(serverEntryId)) as { theme: ThemeModule };
    const base = project.config.baseUrl;
    return () => ({
      theme,
      loadModule: (key) => loadModule(modules.get(key) ?? key),
      islandUrl: (module) => (module === liveFrameId ? base + liveFrameFile : moduleUrl(module)),
      styles: styles(),
      scripts: [`${base}@vite/client`, `${base}@fs${join(engineSource(), 'client/dev.ts')}`],
      headScript,
      build: 'dev',
    });
  };
}
