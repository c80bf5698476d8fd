import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { MissingModule } from '../session/bundle/missing-modules.js';
import { missingProblems } from '../session/bundle/missing-modules.js';

export interface MissingImports {
  add(missing: MissingModule): void;
  reset(): string[];
  problems(): Diagnostic[];
}

export function createMissingImports({ siteDir }: { siteDir: string }): MissingImports {
  // The keys are imports, because the browser and the server may report the same import.
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
