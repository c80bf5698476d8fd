import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { liveModulesFolder } from '../../markdown/live-parts.js';
import type { CompiledDocument } from '../../markdown/types.js';
import { hashText } from '../../util/hash.js';
import { importedPrefix } from '../compile/live-modules.js';

/**
 * Writes a module with the interactive components of an imported Markdown file. The prefix of its name keeps
 * `LiveModules` from deleting it.
 */
export function storeImportedLive<Document extends CompiledDocument>({
  siteDir,
  document,
}: {
  siteDir: string;
  document: Document;
}): Document {
  const { file, liveModule } = document;
  const folder = join(siteDir, liveModulesFolder);
  const prefix = `${importedPrefix}${hashText(file).slice(0, 12)}-`;
  const name = liveModule === undefined ? undefined : prefix + basename(liveModule.path);
  for (const old of namesIn(folder))
    if (old.startsWith(prefix) && old !== name) rmSync(join(folder, old), { force: true });
  if (liveModule === undefined || name === undefined) return document;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), liveModule.source);
  const renamed = (text: string): string => text.replaceAll(liveModule.path, `${liveModulesFolder}/${name}`);
  return {
    ...document,
    code: renamed(document.code),
    imports: document.imports.map((found) => ({ ...found, specifier: renamed(found.specifier) })),
  };
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
