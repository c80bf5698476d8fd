import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { namedTargets, referenceTargets } from './addresses.js';
import type { ConvertContext } from './context.js';
import type { ModuleEntries, PlacedEntry } from './entries.js';
import { exportEntry, moduleEntries } from './entries.js';
import { namedModules } from './module-names.js';
import { modulesEntry, packageEntry } from './overview.js';
import type { Project } from './typedoc-json.js';

export interface ConvertInput extends Omit<ConvertContext, 'targets' | 'named' | 'diagnostics'> {
  project: Project;
  /** Route of the reference. */
  route: string;
  /** Title of its first page. */
  label: string;
}

export interface Reference {
  /** The first page, and that of all modules. */
  overview: { package: PlacedEntry; modules: PlacedEntry };
  modules: ModuleEntries[];
  diagnostics: Diagnostic[];
}

/** TypeDoc's model becomes the reference. Pure: files are asked for by functions that are given. */
export function convertProject({ project, route, label, ...around }: ConvertInput): Reference {
  const named = namedModules(project);
  const diagnostics: Diagnostic[] = [];
  const targets = referenceTargets({ modules: named, route });
  const context: ConvertContext = {
    ...around,
    targets,
    named: namedTargets({ modules: named, targets }),
    diagnostics,
  };
  const exports = new Map<number, PlacedEntry>();
  for (const { reflection, name } of named) {
    const module = { name, route: context.targets.get(reflection.id)?.route ?? route };
    for (const child of reflection.children ?? []) {
      const entry = exportEntry({ reflection: child, module, context });
      if (entry !== undefined) exports.set(child.id, entry);
    }
  }
  const modules = named.map((module) =>
    moduleEntries({ module, context, exportOf: (id) => exports.get(id) }),
  );
  return {
    overview: {
      package: packageEntry({ modules, route, label, context }),
      modules: modulesEntry({ modules, route, context }),
    },
    modules,
    diagnostics,
  };
}

/** Every page of the reference, in reading order. */
export function placedEntries({ overview, modules }: Reference): PlacedEntry[] {
  return [
    overview.package,
    overview.modules,
    ...modules.flatMap(({ module, exports }) => [module, ...exports]),
  ];
}
