import type { Rolldown } from 'vite';
import { normalizePath } from 'vite';
import { engineSource } from '../../util/engine-paths.js';

/**
 * By default, the bundler creates a file for each combination of scripts that share code, and the browser discovers
 * these files one after the other. These groups make two files: the boot script with all of its imports, and React with
 * the code that hydrates islands.
 * @param boot - Path of the boot script, with forward slashes.
 */
export function clientChunks(boot: string): Rolldown.CodeSplittingGroup[] {
  const folder = boot.replace(/[^/]*$/, '');
  let chunks: { boot: ReadonlySet<string>; react: ReadonlySet<string> } | undefined;
  const chunkOf = (id: string, context: Rolldown.ChunkingContext): string | null => {
    const importsOf = (from: string): Set<string> => staticImports({ from, context });
    if (chunks === undefined) {
      const hydrate = importsOf(`${folder}islands/hydrate.tsx`);
      const loader = importsOf(`${folder}navigation/page-loader.ts`);
      // The page loader also imports these modules. If they were in the `react` file, the page loader would load React.
      const shared = [...hydrate].filter((module) => loader.has(module));
      chunks = { boot: new Set([...importsOf(boot), ...shared]), react: hydrate };
    }
    if (chunks.boot.has(id)) return 'boot';
    return chunks.react.has(id) ? 'react' : null;
  };
  return [{ debugName: 'client', name: chunkOf }];
}

/**
 * By default, the bundler creates a file for each combination of theme modules that documents import. These groups make
 * two: the modules that every page needs, and all others.
 */
export function serverChunks(entry: string): Rolldown.CodeSplittingGroup[] {
  let always: ReadonlySet<string> | undefined;
  const folder = `${normalizePath(engineSource())}/`;
  const chunkOf = (id: string, context: Rolldown.ChunkingContext): string | null => {
    always ??= staticImports({ from: entry, context });
    if (always.has(id)) return 'server';
    return id.startsWith(folder) ? 'theme' : null;
  };
  return [{ debugName: 'server', name: chunkOf }];
}

function staticImports({ from, context }: { from: string; context: Rolldown.ChunkingContext }): Set<string> {
  const found = new Set([from]);
  // A loop over a set also visits items that are added during the loop.
  for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/**
 * The bundler may create an entry (`facade`) that only imports the file with the boot script. Pages load that file
 * directly.
 */
export function findBoot({
  output,
  boot,
}: {
  output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];
  boot: string;
}): { bootFile: string; facade: string | undefined } {
  const chunks = output.filter((item) => item.type === 'chunk');
  const bootFile = chunks.find(({ moduleIds }) => moduleIds.includes(boot))?.fileName;
  if (bootFile === undefined) throw new Error('The browser bundle has no boot script.');
  const entry = chunks.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId === boot)?.fileName;
  return { bootFile, facade: entry === bootFile ? undefined : entry };
}
