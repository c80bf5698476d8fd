import type { Rolldown } from 'vite';

/**
 * Puts all code that the boot script shares with other scripts into one file. By default, the bundler creates a file,
 * and therefore a request, for each combination of scripts that share code, and the browser discovers these files
 * only after it has loaded the boot script.
 * @param boot - Absolute path of the boot script.
 */
export function sharedWithBoot(boot: string): Rolldown.CodeSplittingGroup {
  let reached: ReadonlySet<string> | undefined;
  return {
    debugName: 'shared with boot',
    name: (id, context) => {
      reached ??= staticImports({ from: boot, context });
      return reached.has(id) && id !== boot ? 'boot-shared' : null;
    },
    minShareCount: 2,
  };
}

/** Returns a module and its transitive static imports. */
function staticImports({ from, context }: { from: string; context: Rolldown.ChunkingContext }): Set<string> {
  const found = new Set([from]);
  // A loop over a set also visits items added during the loop.
  for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
