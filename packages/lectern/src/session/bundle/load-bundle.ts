import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shareProcess } from '../../util/share-process.js';
import type { ThemeModule } from '../render/contract.js';
import type { BundleRecord } from './bundle.js';
import { liveFrameFile, liveFrameId } from './live-address.js';

export interface Bundle
  extends Omit<
    BundleRecord,
    'base' | 'islands' | 'inputs' | 'generated' | 'serverEntry' | 'missing' | 'stuck'
  > {
  theme: ThemeModule;
  loadModule: (key: string) => Promise<Record<string, unknown>>;
  islandUrl: (module: string) => string;
}

class StuckModuleError extends Error {
  constructor() {
    super(
      'it did not finish within `pageTimeLimit`. Its top-level code loops forever, waits for something that never happens, or ends the process.',
    );
  }
}

export async function loadBundle({
  dir,
  record,
  isRepeated = false,
}: {
  dir: string;
  record: BundleRecord;
  /** Whether to evaluate the modules again after a failed import. Otherwise, Node throws the cached error. */
  isRepeated?: boolean;
}): Promise<Bundle> {
  shareProcess();
  const { serverEntry, islands, inputs: _, generated: __, missing: ___, base, stuck = [], ...rest } = record;
  const url = pathToFileURL(join(dir, 'server', serverEntry)).href;
  const entry = (await import(isRepeated ? `${url}?again` : url)) as {
    theme: ThemeModule;
    modules: Record<string, () => Promise<Record<string, unknown>>>;
  };
  const urls = new Map(islands);
  // All pages of a plug-in import the same few modules, and Node would resolve them on each import.
  const loaded = new Map<string, Promise<Record<string, unknown>>>();
  return {
    ...rest,
    theme: entry.theme,
    loadModule: (key) => {
      if (stuck.includes(key)) return Promise.reject(new StuckModuleError());
      const load = entry.modules[key];
      if (load === undefined) return Promise.reject(new Error(`The module ${key} was not bundled.`));
      const module = loaded.get(key) ?? load();
      loaded.set(key, module);
      return module;
    },
    islandUrl: (module) => {
      if (module === liveFrameId) return base + liveFrameFile;
      const url = urls.get(module);
      if (url === undefined) throw new Error(`The island ${relative(dir, module)} was not bundled.`);
      return url;
    },
  };
}
