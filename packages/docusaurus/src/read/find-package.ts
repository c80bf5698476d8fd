import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * With pnpm, a package resolves only its direct dependencies, so `chain` lists the packages that lead to the one to
 * find. Missing packages in `chain` are skipped.
 */
export function findPackage({ from, chain }: { from: string; chain: readonly string[] }): string | undefined {
  let found: string | undefined;
  for (const name of chain) found = manifestOf({ from: found ?? from, name }) ?? found;
  const last = chain.at(-1) ?? '';
  return found?.replaceAll('\\', '/').endsWith(`/${last}/package.json`) ? found : undefined;
}

function manifestOf({ from, name }: { from: string; name: string }): string | undefined {
  const folders = createRequire(from).resolve.paths(name) ?? [];
  // Some packages don't export their `package.json`, so `require.resolve` can't find it.
  const file = folders.map((folder) => join(folder, name, 'package.json')).find((path) => existsSync(path));
  return file === undefined ? undefined : realpathSync(file);
}
