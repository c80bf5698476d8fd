import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { MissingModule } from '../session/bundle/missing-modules.js';
import { missingProblems } from '../session/bundle/missing-modules.js';

/** The unresolved imports of the modules that have been loaded so far. */
export interface MissingImports {
  add(missing: MissingModule): void;
  /** Forgets all missing imports, and returns the modules that contain them, which must be loaded again. */
  reset(): string[];
  problems(): Diagnostic[];
}

export function createMissingImports({ siteDir }: { siteDir: string }): MissingImports {
  // A map, because the browser and the server may both report the same import.
  const known = new Map<string, MissingModule>();
  return {
    add: (missing) => void known.set(`${missing.importer}\n${missing.specifier}`, missing),
    reset() {
      const importers = new Set([...known.values()].map(({ importer }) => importer));
      known.clear();
      return [...importers];
    },
    problems: () => missingProblems({ missing: [...known.values()], siteDir }),
  };
}
