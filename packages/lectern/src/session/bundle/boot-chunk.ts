import type { Rolldown } from 'vite';

/**
 * What the boot script shares with other scripts becomes one file. The browser learns of it when it has the boot script;
 * left to itself, the bundler makes a file, and so a request, for each set of scripts that share something.
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

/** All that a module imports without `import()`, itself included. */
function staticImports({ from, context }: { from: string; context: Rolldown.ChunkingContext }): Set<string> {
  const found = new Set([from]);
  // A set that grows while it is walked.
  for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
