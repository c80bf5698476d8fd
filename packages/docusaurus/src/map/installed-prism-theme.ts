import { createRequire } from 'node:module';
import { join } from 'node:path';
import { findPackage } from '../read/find-package.js';
import { objectOf } from '../values.js';

/** Few sites depend on `prism-react-renderer` directly, so it is found through the packages that depend on it. */
const chain = ['@docusaurus/preset-classic', '@docusaurus/theme-classic', 'prism-react-renderer'];

/**
 * Returns the Prism theme that Docusaurus uses by default in both color modes, or undefined if its package is not
 * installed.
 */
export function installedPrismTheme(siteDir: string): unknown {
  const manifest = findPackage({ from: join(siteDir, 'package.json'), chain });
  if (manifest === undefined) return undefined;
  const load = createRequire(manifest);
  return themeOf(load, 'prism-react-renderer') ?? themeOf(load, 'prism-react-renderer/themes/palenight');
}

/** Since version 2, the main module exports all themes. Earlier versions have a module for each theme. */
function themeOf(load: NodeJS.Require, name: string): unknown {
  try {
    const module: unknown = load(name);
    return name.endsWith('/palenight')
      ? (objectOf(module).default ?? module)
      : objectOf(objectOf(module).themes).palenight;
  } catch {
    // This version of the package doesn't have the module, or React is not installed.
    return undefined;
  }
}
