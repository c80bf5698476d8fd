import { basename } from 'node:path';
import { engineRoot } from '../../util/engine-paths.js';
import type { Created } from '../report.js';
import { findStarter } from './find-starter.js';
import { packInto, readManifest, tarballOf } from './pack.js';
import type { PackageJson } from './package-json.js';
import { extendPackageJson, newPackageJson, readPackageJson } from './package-json.js';
import { starterFiles } from './starter.js';
import { refuseExisting, writeFiles } from './write-files.js';

const scripts = {
  dev: 'lectern dev',
  build: 'lectern build',
  serve: 'lectern serve',
  check: 'lectern check',
};
/** Types for the configuration and components, and the compiler that type-checks code samples. */
const devDependencies = { '@types/node': '^20.19.0', '@types/react': '^19.0.0', typescript: '^6.0.3' };

/**
 * Copies Lectern's packages into the site, because they aren't in a registry yet. If the folder's `package.json`
 * already depends on Lectern, only missing keys are added to it.
 * @param input.plugins - Names of plug-ins: `glossary` for `@lectern/glossary`, or `@acme/lectern-glossary`.
 * @throws LecternError if any other file to create already exists. In that case, nothing is written.
 */
export async function initSite({
  siteDir,
  plugins,
}: {
  siteDir: string;
  plugins: readonly string[];
}): Promise<Omit<Created, 'dir'>> {
  const starters = plugins.map((name) => findStarter({ name, siteDir }));
  const existing = readPackageJson(siteDir);
  const installed = { ...existing?.json.devDependencies, ...existing?.json.dependencies };
  const isExtended = 'lectern' in installed;
  const packed = [engineRoot(), ...starters.map(({ folder }) => folder)]
    .map((folder) => ({ folder, manifest: readManifest(folder) }))
    .filter(({ manifest }) => !(isExtended && manifest.name in installed));
  const needed: PackageJson = {
    scripts,
    dependencies: Object.fromEntries(
      packed.map(({ manifest }) => [manifest.name, `file:${tarballOf(manifest)}`]),
    ),
    devDependencies,
  };
  const files = {
    ...(isExtended ? {} : { 'package.json': newPackageJson({ folder: basename(siteDir), needed }) }),
    ...starterFiles({ folder: basename(siteDir), starters }),
  };
  const written = [...Object.keys(files), ...packed.map(({ manifest }) => tarballOf(manifest))];
  refuseExisting({ dir: siteDir, files: written, command: 'lectern init <dir>' });
  await writeFiles({ dir: siteDir, files });
  if (packed.length > 0) packInto({ dir: siteDir, folders: packed.map(({ folder }) => folder) });
  if (!isExtended || existing === undefined) {
    return { files: written, extended: [], next: ['npm install', 'npm run dev'] };
  }
  const { json } = await extendPackageJson({ siteDir, existing, needed });
  // An existing `package.json` may define a `dev` script that doesn't start Lectern.
  const dev = json.scripts?.dev === scripts.dev ? 'npm run dev' : 'npx lectern dev';
  return { files: written, extended: ['package.json'], next: ['npm install', dev] };
}
