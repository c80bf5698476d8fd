import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConfigMigration } from '../config/foreign-config.js';
import { foreignConfigNames, foreignConfigPackage, readerOf } from '../config/foreign-config.js';
import { applyEnv, findOwnConfig, notLoaded } from '../config/load.js';
import { LecternError, problem } from '../diagnostics/diagnostic.js';
import { runSiteCode, siteWatchdog } from '../util/site-code.js';

export interface Migrated extends Omit<ConfigMigration, 'text'> {
  from: string;
}

/**
 * Never overwrites files.
 * @throws LecternError if the site already has a Lectern configuration, if there is nothing to migrate, or if the other
 * engine's configuration throws.
 */
export async function migrate({ siteDir }: { siteDir: string }): Promise<Migrated> {
  const own = findOwnConfig(siteDir);
  if (own !== undefined) throw new LecternError([alreadyThere(own)]);
  const from = foreignConfigNames.find((name) => existsSync(join(siteDir, name)));
  if (from === undefined) throw new LecternError([nothingToMigrate(siteDir)]);
  const migrateConfig = (await foreignConfigPackage({ siteDir, file: from }))?.migrateConfig;
  if (migrateConfig === undefined) throw new LecternError([cannotMigrate(from)]);
  await applyEnv({ siteDir, mode: 'production' });
  siteWatchdog()?.start();
  const migration = await runSiteCode({
    what: 'the configuration',
    file: from,
    run: () => migrateConfig({ siteDir, file: from, mode: 'production' }),
  }).catch((error: unknown) => {
    throw notLoaded({
      error,
      siteDir,
      file: from,
      isTranspiled: true,
      hint: 'Fix the error in this file, or in a file that it reads, and migrate again.',
    });
  });
  const { text, ...rest } = migration;
  await writeFile(join(siteDir, rest.file), text, { flag: 'wx' });
  return { ...rest, from };
}

function alreadyThere(file: string) {
  return problem({
    code: 'config-exists',
    message: `The site already has a ${file}, and "lectern migrate" never overwrites a file.`,
    hint: 'Rename or delete that file, and migrate again.',
    file,
  });
}

function nothingToMigrate(siteDir: string) {
  return problem({
    code: 'nothing-to-migrate',
    message: `There is no configuration of another site generator in ${siteDir}.`,
    hint: `Pass a folder that contains one of these files: ${foreignConfigNames.join(', ')}.`,
  });
}

function cannotMigrate(file: string) {
  const name = readerOf(file);
  return problem({
    code: 'nothing-to-migrate',
    message: `The installed package ${name}, which reads ${file}, is too old to convert the file to a Lectern configuration.`,
    hint: `Update ${name} to the same version as the package lectern.`,
    file,
  });
}
