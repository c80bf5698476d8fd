import { joinRoute } from 'lectern/plugin';
import type { ReferenceTarget } from '../model/types.js';
import { exportKindOf } from './export-kinds.js';
import { memberIds } from './member-ids.js';
import type { NamedModule } from './module-names.js';
import type { Reflection } from './typedoc-json.js';
import { reflectionKinds } from './typedoc-json.js';

/** The keys of the result are TypeDoc's IDs. */
export function referenceTargets({
  modules,
  route,
}: {
  modules: readonly NamedModule[];
  route: string;
}): Map<number, ReferenceTarget> {
  const targets = new Map<number, ReferenceTarget>();
  for (const { name, reflection } of modules) {
    const moduleRoute = joinRoute(route, name);
    targets.set(reflection.id, { route: moduleRoute });
    for (const child of reflection.children ?? []) {
      const kind = exportKindOf(child);
      if (kind !== undefined)
        addExport({ child, route: joinRoute(moduleRoute, kind.folder, child.name), targets });
    }
  }
  const references = modules.flatMap(({ reflection }) => reflection.children ?? []);
  for (const { id, target } of references) {
    const found = target === undefined ? undefined : targets.get(target);
    if (found !== undefined) targets.set(id, found);
  }
  return targets;
}

function addExport({
  child,
  route,
  targets,
}: {
  child: Reflection;
  route: string;
  targets: Map<number, ReferenceTarget>;
}): void {
  const members = membersOf(child);
  const ids = memberIds(members.map(({ name }) => name));
  // Members get their targets first, because existing targets are not replaced.
  for (const [index, member] of members.entries())
    setTarget({ reflection: member, target: { route, anchor: ids[index] }, targets });
  setTarget({ reflection: child, target: { route }, targets });
}

/** Inherited members come last. */
export function membersOf({ kind, children, type }: Reflection): Reflection[] {
  const ofAlias = kind === reflectionKinds.typeAlias ? type?.declaration?.children : undefined;
  return [...(children ?? ofAlias ?? [])].sort(
    (a, b) => Number(a.flags?.isInherited === true) - Number(b.flags?.isInherited === true),
  );
}

function setTarget({
  reflection,
  target,
  targets,
}: {
  reflection: Reflection;
  target: ReferenceTarget;
  targets: Map<number, ReferenceTarget>;
}): void {
  if (targets.has(reflection.id)) return;
  targets.set(reflection.id, target);
  const { signatures = [], parameters = [], getSignature, setSignature, type } = reflection;
  const inner = [getSignature, setSignature, ...signatures, ...parameters].filter(
    (part) => part !== undefined,
  );
  const properties = type?.declaration?.children ?? [];
  for (const part of [...inner, ...properties]) setTarget({ reflection: part, target, targets });
}

/**
 * Link targets by the names that a doc comment may use, such as `Lamp` or `Lamp.turnOn`. The compiler resolves only
 * imported names, but a comment alone shouldn't need an import. Names that several modules export are ambiguous, so
 * they are left out.
 */
export function namedTargets({
  modules,
  targets,
}: {
  modules: readonly NamedModule[];
  targets: ReadonlyMap<number, ReferenceTarget>;
}): Map<string, ReferenceTarget> {
  const named = new Map<string, ReferenceTarget>();
  const taken = new Set<string>();
  const add = ({ name, id }: { name: string; id: number }): void => {
    const target = targets.get(id);
    if (taken.has(name)) named.delete(name);
    else if (target !== undefined) named.set(name, target);
    taken.add(name);
  };
  for (const child of modules.flatMap(({ reflection }) => reflection.children ?? [])) {
    if (exportKindOf(child) === undefined) continue;
    add(child);
    for (const { name, id } of membersOf(child)) add({ name: `${child.name}.${name}`, id });
  }
  return named;
}
