import { createRequire, Module, register } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engineRoot } from '../util/engine-paths.js';

const react = /^react(?:-dom)?(?:\/|$)/;

type ResolveFilename = (request: string, parent: unknown, ...others: unknown[]) => string;

/**
 * Builds bundle packages with the engine's copy of React, even if the site has installed another version. If a package
 * used another copy, its hooks would fail, because the engine's copy renders the page.
 */
export function shareReact({ siteDir }: { siteDir: string }): void {
  const manifest = join(engineRoot(), 'package.json');
  const own = createRequire(manifest).resolve('react');
  const installed = installedReact(siteDir);
  if (installed === undefined || installed === own) return;
  // Node resolves `require` with this undocumented method. Packages such as `module-alias` also patch it.
  const modules = Module as unknown as {
    _resolveFilename: ResolveFilename;
    _nodeModulePaths: (folder: string) => string[];
  };
  const parent = Object.assign(new Module(manifest), { filename: manifest });
  parent.paths = modules._nodeModulePaths(engineRoot());
  const resolve = modules._resolveFilename;
  modules._resolveFilename = (request, importer, ...others) =>
    resolve.call(Module, request, react.test(request) ? parent : importer, ...others);
  register(`data:text/javascript,${encodeURIComponent(importHook(pathToFileURL(manifest).href))}`);
}

function installedReact(siteDir: string): string | undefined {
  try {
    return createRequire(join(siteDir, 'package.json')).resolve('react');
  } catch {
    return undefined;
  }
}

/** Node runs this module in a separate thread. */
function importHook(parentURL: string): string {
  return `export const resolve = (specifier, context, next) =>
    next(specifier, ${react}.test(specifier) ? { ...context, parentURL: ${JSON.stringify(parentURL)} } : context);`;
}
