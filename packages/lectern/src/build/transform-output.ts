import { constants, copyFileSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { asLecternError } from '../diagnostics/internal-error.js';
import type { OutputLocale } from '../plugin/output-hooks.js';
import { callablePlugins } from '../session/plugins/site-plugins.js';
import type { Workspace } from '../session/workspace.js';
import { listFiles } from '../util/files.js';
import type { OutputFolder } from './publish/output.js';

interface Options {
  workspace: Pick<Workspace, 'siteDir' | 'config' | 'configFile' | 'locateInConfig'>;
  output: OutputFolder;
  locales: readonly OutputLocale[];
}

/** The next build renders changed pages again, so a hook never receives a page that it has already transformed. */
export async function transformOutput({ workspace, output, locales }: Options): Promise<Diagnostic[]> {
  const { siteDir, config } = workspace;
  const plugins = callablePlugins(workspace).filter(({ plugin }) => plugin.transformOutput !== undefined);
  if (plugins.length === 0) return [];
  const folder = output.scratch();
  const before = copyOutput({ output, folder });
  const diagnostics: Diagnostic[] = [];
  for (const { plugin } of plugins) {
    try {
      const result = await plugin.transformOutput?.({ siteDir, config, folder, locales });
      diagnostics.push(...(result?.diagnostics ?? []));
    } catch (error) {
      const doing = `running transformOutput of the plug-in "${plugin.name}"`;
      diagnostics.push(...asLecternError({ error, doing }).diagnostics);
    }
  }
  await adoptChanges({ output, folder, before });
  return diagnostics;
}

function copyOutput({ output, folder }: { output: OutputFolder; folder: string }): Map<string, string> {
  const before = new Map<string, string>();
  mkdirSync(folder, { recursive: true });
  for (const { file, path } of output.list()) {
    const copy = join(folder, file);
    mkdirSync(dirname(copy), { recursive: true });
    // On file systems that support copy-on-write, this copies no data.
    copyFileSync(path, copy, constants.COPYFILE_FICLONE);
    before.set(file, markOf(copy));
  }
  return before;
}

async function adoptChanges({
  output,
  folder,
  before,
}: {
  output: OutputFolder;
  folder: string;
  before: ReadonlyMap<string, string>;
}): Promise<void> {
  const after = new Set(listFiles(folder).map((file) => file.replaceAll('\\', '/')));
  for (const file of after) {
    const path = join(folder, file);
    if (markOf(path) !== before.get(file)) await output.write(file, readFileSync(path));
  }
  for (const file of before.keys()) if (!after.has(file)) output.remove(file);
}

/**
 * Changes when the file is written. If two writes get the same timestamp, the second write is detected only if it
 * changes the size.
 */
function markOf(path: string): string {
  const { size, mtimeMs, ctimeMs } = statSync(path);
  return [size, mtimeMs, ctimeMs].join(' ');
}
