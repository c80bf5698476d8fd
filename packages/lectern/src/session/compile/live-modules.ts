import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { liveModulesFolder } from '../../markdown/live-parts.js';
import type { LiveModule } from '../../markdown/types.js';

/** The name prefix of modules for Markdown that components import. `prune` doesn't delete them. */
export const importedPrefix = 'imported-';

/** Modules on disk. Each contains a document's components that need the browser, and is imported by the document. */
export interface LiveModules {
  /**
   * Called with the module of each compiled document. The module is undefined if the document doesn't need one, or no
   * longer exists.
   */
  set(input: { file: string; module: LiveModule | undefined }): void;
  /** Deletes modules that no document uses. Call this after all documents are compiled. */
  prune(): void;
}

export function openLiveModules({
  siteDir,
  isForAll,
}: {
  siteDir: string;
  /**
   * Whether all documents are compiled before modules are deleted. If false, a module is deleted as soon as its last
   * known document stops using it.
   */
  isForAll: boolean;
}): LiveModules {
  // Maps each document to its module. Translations and versions often share a module.
  const used = new Map<string, string>();
  const remove = (path: string): void => rmSync(join(siteDir, path), { force: true });
  return {
    set({ file, module }) {
      const before = used.get(file);
      if (module === undefined) used.delete(file);
      else {
        used.set(file, module.path);
        write({ siteDir, module });
      }
      if (isForAll || before === undefined || before === module?.path) return;
      if (![...used.values()].includes(before)) remove(before);
    },
    prune() {
      const paths = new Set(used.values());
      for (const path of storedModules(siteDir)) if (!paths.has(path)) remove(path);
    },
  };
}

/** The name of a module contains a hash, so an existing file has the same content. */
function write({ siteDir, module: { path, source } }: { siteDir: string; module: LiveModule }): void {
  const file = join(siteDir, path);
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
}

function storedModules(siteDir: string): string[] {
  const folder = join(siteDir, liveModulesFolder);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => !name.startsWith(importedPrefix))
    .map((name) => `${liveModulesFolder}/${name}`);
}
