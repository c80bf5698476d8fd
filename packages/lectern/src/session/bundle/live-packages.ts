import { readFile } from 'node:fs/promises';
import { dirname, resolve as resolvePath } from 'node:path';
import { analyzeModule } from './island-exports.js';
import { reachesLiveHook } from './reached-hooks.js';
import { isPackage } from './rendered-packages.js';

export function isLiveModule(file: string): boolean {
  return /[\\/]\.lectern[\\/]live[\\/]/.test(file);
}

/**
 * Returns whether a module contains an element of a document whose component needs the browser. The component can't be a
 * separate island, because the element may have functions among its props.
 */
export async function rendersIsland({
  source,
  file,
  resolve,
  isOwn,
}: {
  source: string;
  file: string;
  resolve: Input['resolve'];
  isOwn: (file: string) => boolean;
}): Promise<boolean> {
  if (!/\bfunction LiveElement\d/.test(source)) return false;
  for (const specifier of importsOf(source)) {
    const [path = ''] = (await resolve(specifier, file))?.split('?') ?? [];
    if (!isOwn(path) || !/\.[cm]?[jt]sx?$/.test(path)) continue;
    const { isIsland, components, hooks } = analyzeModule({
      file: path,
      source: await readFile(path, 'utf8'),
      auto: true,
    });
    if (components.length === 0) continue;
    if (isIsland || (await reachesLiveHook({ file: path, hooks, resolve, isOwn }))) return true;
  }
  return false;
}

/**
 * Returns whether a module imports an animation package. An animated element starts with the styles of the animation's
 * first frame (`opacity: 0`), so it is invisible until the package runs in the browser.
 */
export function importsAnimations(source: string): boolean {
  return importsOf(source).some((name) => /^(?:framer-motion|motion\/react|@react-spring\/web)$/.test(name));
}

/** Maximum number of files to search in a package. Usually, a few files show whether the package needs the browser. */
const mostFiles = 60;
const liveCode =
  /\buse(?:State|Effect|LayoutEffect|Reducer|SyncExternalStore)\b|\baddEventListener\b|\bcomponentDidMount\b|\bon(?:Click|Change|Key|Mouse|Pointer|Focus|Submit|Load)\w*["']?\s*[:=]/;

interface Input {
  file: string;
  specifiers: readonly string[];
  resolve: (specifier: string, importer: string) => Promise<string | undefined>;
}

/** Returns whether one of the packages that a module imports needs the browser. */
export async function importsLivePackage({ file, specifiers, resolve }: Input): Promise<boolean> {
  for (const specifier of specifiers) {
    if (!isPackage(specifier)) continue;
    const [entry] = (await resolve(specifier, file))?.split('?') ?? [];
    if (entry?.includes('/node_modules/') === true && (await isLiveFile({ file: entry, seen: new Set() })))
      return true;
  }
  return false;
}

async function isLiveFile({ file, seen }: { file: string; seen: Set<string> }): Promise<boolean> {
  if (seen.size >= mostFiles || seen.has(file)) return false;
  seen.add(file);
  const source = await readFile(file, 'utf8').catch(() => '');
  if (liveCode.test(source)) return true;
  for (const specifier of importsOf(source).filter((name) => name.startsWith('.'))) {
    const stem = resolvePath(dirname(file), specifier);
    for (const ending of ['', '.js', '.mjs', '.cjs', '/index.js', '/index.mjs'])
      if (/\.[cm]?jsx?$/.test(stem + ending) && (await isLiveFile({ file: stem + ending, seen })))
        return true;
  }
  return false;
}

export function importsOf(source: string): string[] {
  return [...source.matchAll(/\b(?:from|import|require\()\s*(['"])([^'"\n]+)\1/g)].map(
    ([, , name = '']) => name,
  );
}
