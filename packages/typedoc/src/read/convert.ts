import type { Diagnostic } from 'lectern/plugin';
import type { OutlineEntry } from '../model/outline.types.js';
import { namedTargets, referenceTargets } from './addresses.js';
import type { ConvertContext } from './context.js';
import type { ModuleEntries, PlacedEntry } from './entries.js';
import { exportEntry, moduleEntries } from './entries.js';
import { exportKindOf } from './export-kinds.js';
import { namedModules } from './module-names.js';
import { outlineEntry } from './outline.js';
import { modulesEntry, packageEntry } from './overview.js';
import { withoutPrivate } from './private-members.js';
import type { Project } from './typedoc-json.js';

export interface ConvertInput extends Omit<ConvertContext, 'targets' | 'named' | 'diagnostics'> {
  project: Project;
  route: string;
  label: string;
}

export interface Reference {
  overview: { package: PlacedEntry; modules: PlacedEntry };
  modules: ModuleEntries[];
  outline: OutlineEntry[];
  diagnostics: Diagnostic[];
}

export function convertProject({ project, route, label, ...around }: ConvertInput): Reference {
  const named = namedModules(withoutPrivate(project));
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
    outline: outlineOf({ project, exports, targets }),
    diagnostics,
  };
}

function outlineOf({
  project,
  exports,
  targets,
}: {
  project: Project;
  exports: ReadonlyMap<number, PlacedEntry>;
  targets: ConvertContext['targets'];
}): OutlineEntry[] {
  const all = (project.children ?? []).flatMap(({ children = [] }) => children);
  return all.flatMap((reflection) => {
    const placed = exports.get(reflection.id);
    const kind = exportKindOf(reflection)?.kind;
    if (placed === undefined || kind === undefined) return [];
    const { entry, route } = placed;
    return [outlineEntry({ reflection, kind, name: entry.name, to: { route }, targets })];
  });
}

/** The pages are in reading order. */
export function placedEntries({ overview, modules }: Reference): PlacedEntry[] {
  return [
    overview.package,
    overview.modules,
    ...modules.flatMap(({ module, exports }) => [module, ...exports]),
  ];
}
