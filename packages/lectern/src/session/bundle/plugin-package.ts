import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Manifest {
  name?: string;
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * `'use client'` creates islands only in the engine and in packages that depend on it. In other packages, the directive
 * is meant for another framework.
 */
export function isPluginModule(file: string): boolean {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const { name, dependencies, peerDependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
    // A manifest without a name only sets the module type, so continue the search.
    if (name !== undefined)
      return name === 'lectern' || 'lectern' in { ...dependencies, ...peerDependencies };
  }
  return false;
}
