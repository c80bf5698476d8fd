import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { liveModulesFolder } from '../../markdown/live-parts.js';
import type { LiveModule } from '../../markdown/types.js';

/** Prefix of the modules for Markdown that components import. `prune` doesn't delete modules with this prefix. */
export const importedPrefix = 'imported-';

/**
 * A live module contains the components in a document that need the browser. It is a file that the document imports.
 */
export interface LiveModules {
  /**
   * Call this for each compiled document: with its modules, or with an empty list if it needs no module or no longer
   * exists.
   */
  set(input: { file: string; modules: readonly LiveModule[] }): void;
  /** Deletes modules that no document uses. Call this after all documents are compiled. */
  prune(): void;
}

export function openLiveModules({
  siteDir,
  isForAll,
}: {
  siteDir: string;
  /**
   * Whether all documents are compiled before unused modules are deleted. If false, a module is deleted once no known
   * document uses it.
   */
  isForAll: boolean;
}): LiveModules {
  // Paths of modules by document. Several translations or versions of a document often share a module.
  const used = new Map<string, readonly string[]>();
  const remove = (path: string): void => rmSync(join(siteDir, path), { force: true });
  return {
    set({ file, modules }) {
      const before = used.get(file) ?? [];
      if (modules.length === 0) used.delete(file);
      else
        used.set(
          file,
          modules.map(({ path }) => path),
        );
      for (const module of modules) write({ siteDir, module });
      if (isForAll) return;
      const kept = new Set([...used.values()].flat());
      for (const path of before) if (!kept.has(path)) remove(path);
    },
    prune() {
      const paths = new Set([...used.values()].flat());
      for (const path of storedModules(siteDir)) if (!paths.has(path)) remove(path);
    },
  };
}

/** The file's name contains a content hash, so an existing file has the same content. */
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
