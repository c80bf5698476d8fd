import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { siteRelative } from '../../content/paths.js';
import { LecternError, problem } from '../../diagnostics/diagnostic.js';
import { messageWithCauses, stackForDebugging } from '../../util/message-of.js';
import { locationsOf } from '../../util/stack-locations.js';
import type { ThrownAt } from '../render/thrown-at.js';
import { thrownAt } from '../render/thrown-at.js';

interface Failed {
  error: unknown;
  /** The hook as a noun phrase: `the hook "read" of the plug-in "team"`. */
  what: string;
  siteDir: string;
  file?: string | undefined;
  route?: string | undefined;
}

/** Packages that call a plug-in's code, in the main thread and in worker threads. */
const ownPackages: ReadonlySet<string | undefined> = new Set(['lectern', 'tinypool']);

/**
 * An exception in one of Lectern's own plug-ins is a bug in Lectern, and is returned unchanged. Otherwise, returns an
 * error located in the plug-in's code.
 */
export function hookFailed({ error, what, siteDir, file, route }: Failed): unknown {
  if (error instanceof LecternError) return error;
  const locations = locationsOf(error).map((location) => ({ ...location, name: packageOf(location.path) }));
  const site = thrownAt({ error, siteDir });
  const engine = locations.findIndex(({ name }) => name?.startsWith('@lectern/'));
  // Lectern's plug-ins may call functions of the site. An exception in a function of the site isn't a bug in Lectern.
  const isFromSite = locations
    .slice(0, engine)
    .some(({ path }) => siteRelative({ siteDir, path }) === site?.file);
  if (engine >= 0 && !isFromSite) return error;
  const location =
    site ?? inPackage({ siteDir, location: locations.find(({ name }) => !ownPackages.has(name)) });
  const subject = file ?? (route === undefined ? undefined : `the page ${route}`);
  const found = problem({
    code: 'function-failed',
    message: `${what.replace(/^t/, 'T')} failed${subject === undefined ? '' : ` for ${subject}`}: ${messageWithCauses(error)}${stackForDebugging(error)}`,
    hint: isInstalled(location?.file)
      ? 'Report the error to the authors of the plug-in, or try another version of it.'
      : 'Fix the error in the function.',
    ...(location ?? { file }),
  });
  return new LecternError([found], { cause: error });
}

function inPackage({
  siteDir,
  location,
}: {
  siteDir: string;
  location: { path: string; line: number; column: number } | undefined;
}): ThrownAt | undefined {
  if (location === undefined) return undefined;
  const { path, line, column } = location;
  return { file: siteRelative({ siteDir, path }), line, column };
}

function isInstalled(file: string | undefined): boolean {
  return file?.split('/').includes('node_modules') === true;
}

function packageOf(path: string): string | undefined {
  if (!isAbsolute(path)) return undefined;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    const name = existsSync(manifest) ? nameIn(manifest) : undefined;
    if (name !== undefined) return name;
    if (folder === dirname(folder)) return undefined;
  }
}

function nameIn(manifest: string): string | undefined {
  try {
    const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: unknown };
    return typeof name === 'string' ? name : undefined;
  } catch {
    // The file may be unreadable, or not valid JSON.
    return undefined;
  }
}
