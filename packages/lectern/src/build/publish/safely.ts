import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findConfig } from '../../config/load.js';
import type { Workspace } from '../../session/workspace.js';
import { lstatOf, statOf } from '../../util/files.js';
import { stageFolder } from './finish.js';
import { prepareOutput } from './prepare.js';
import type { Stage } from './publish.js';
import { takenByConfig } from './taken-folders.js';

interface Options {
  siteDir: string;
  outDir: string;
  force: boolean;
  open: () => Promise<Workspace>;
}

/**
 * The folder is checked before and after the configuration is read. The first check finds most mistakes before any of
 * the site's code runs.
 * @throws LecternError if the output folder is not safe to write to. In that case, nothing is written.
 */
export async function openSafely({ siteDir, outDir: asked, force, open }: Options): Promise<{
  workspace: Workspace;
  stage: Stage;
}> {
  // If there is no configuration, `open` throws. Report that error first, because the site's folder is probably wrong.
  if (findConfig(siteDir) === undefined) await open();
  const { outDir, site, settle } = prepareOutput({ siteDir, outDir: asked, force });
  const lectern = join(siteDir, '.lectern');
  const kept = new Set(namesIn(join(lectern, 'cache/modules')));
  const workspace = await open();
  const { config, cacheDir, configDependencies } = workspace;
  try {
    settle(takenByConfig({ siteDir, config, dependencies: configDependencies }));
  } catch (error) {
    const modules = join(cacheDir, 'modules');
    for (const name of namesIn(modules)) if (!kept.has(name)) rmSync(join(modules, name));
    for (const folder of [modules, cacheDir, lectern]) removeIfEmpty(folder);
    throw error;
  }
  return {
    workspace,
    stage: { outDir, site, dir: stageFolder({ siteDir, outDir }) },
  };
}

function namesIn(folder: string): string[] {
  return statOf(folder)?.isDirectory() === true ? readdirSync(folder) : [];
}

function removeIfEmpty(folder: string): void {
  if (lstatOf(folder)?.isDirectory() === true && namesIn(folder).length === 0) rmdirSync(folder);
}
