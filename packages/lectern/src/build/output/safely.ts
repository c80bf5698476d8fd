import { existsSync } from 'node:fs';
import { rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findConfig } from '../../config/load.js';
import { hashText } from '../../util/hash.js';
import type { Workspace } from '../project.js';
import { prepareOutput } from './prepare.js';
import type { Stage } from './publish.js';
import { takenByConfig } from './taken-folders.js';

interface Options {
  siteDir: string;
  outDir: string;
  force: boolean;
  /** Reads the configuration. */
  open: () => Promise<Workspace>;
}

/**
 * Reads the configuration between two looks at the output folder: the first needs none, and most mistakes end there; the
 * second knows the folders that the configuration names.
 * @throws LecternError when the output folder is not safe to fill. Nothing has been written then.
 */
export async function openSafely({ siteDir, outDir: asked, force, open }: Options): Promise<{
  workspace: Workspace;
  place: Stage;
}> {
  // Whoever names the wrong folder should read that, and not what is wrong with its output.
  if (findConfig(siteDir) === undefined) await open();
  const { outDir, site, refuse } = prepareOutput({ siteDir, outDir: asked, force });
  const lectern = join(siteDir, '.lectern');
  const isFirst = !existsSync(lectern);
  const workspace = await open();
  try {
    refuse(takenByConfig({ siteDir, config: workspace.config, dependencies: workspace.configDependencies }));
  } catch (error) {
    if (isFirst) await removeTraces({ lectern, cacheDir: workspace.cacheDir });
    throw error;
  }
  // In the folder of the site: a folder beside the output might be anybody's.
  return {
    workspace,
    place: { outDir, site, dir: join(lectern, `publish-${hashText(outDir).slice(0, 12)}`) },
  };
}

/** What reading the configuration has kept; the folders go only when they are empty. */
async function removeTraces({ lectern, cacheDir }: { lectern: string; cacheDir: string }): Promise<void> {
  await rm(join(cacheDir, 'modules'), { recursive: true, force: true });
  for (const folder of [cacheDir, lectern]) await rmdir(folder).catch(() => undefined);
}
