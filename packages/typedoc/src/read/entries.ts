import type { EntryList, ExportKind, ListedEntry, NamedTarget, ReferenceEntry } from '../model/types.js';
import { commentFields, locationOfComment } from './comments.js';
import type { ConvertContext } from './context.js';
import { declarationDocs } from './declarations.js';
import { firstParagraph } from './doc-plain-text.js';
import { exportKindOf, exportKinds } from './export-kinds.js';
import { marksOf, memberGroups } from './members.js';
import type { NamedModule } from './module-names.js';
import { signatureDoc } from './signature-doc.js';
import { sourceLocation } from './source-location.js';
import type { Reflection } from './typedoc-json.js';

export interface PlacedEntry {
  route: string;
  entry: ReferenceEntry;
}

export interface ModuleEntries {
  module: PlacedEntry;
  exports: PlacedEntry[];
  /** The module's own declarations, without re-exports. */
  listed: ListedEntry[];
  reexported: ListedEntry[];
}

export function moduleEntries({
  module,
  context,
  exportOf,
}: {
  module: NamedModule;
  context: ConvertContext;
  exportOf: (id: number) => PlacedEntry | undefined;
}): ModuleEntries {
  const { reflection, name } = module;
  const route = context.targets.get(reflection.id)?.route ?? '';
  const children = reflection.children ?? [];
  const exports = inOrder(children).flatMap(({ id }) => exportOf(id) ?? []);
  const reexported = children.flatMap(({ target, name: alias }) => {
    const found = target === undefined ? undefined : exportOf(target);
    return found === undefined ? [] : [{ ...listedEntry(found), name: alias }];
  });
  const location = locationOfComment({ reflection, context, isModule: true });
  const entry: ReferenceEntry = {
    kind: 'module',
    name,
    package: context.package,
    isDefault: false,
    marks: [],
    signatures: [signatureDoc(commentFields({ comment: reflection.comment, location, context }))],
    groups: [],
    lists: listsOf({ exports, reexported }),
    source: sourceLocation({ reflection, context }),
  };
  return { module: { route, entry }, exports, listed: exports.map(listedEntry), reexported };
}

function inOrder(children: readonly Reflection[]): Reflection[] {
  return exportKinds.flatMap(({ number }) => children.filter(({ kind }) => kind === number));
}

function listsOf({
  exports,
  reexported,
}: {
  exports: readonly PlacedEntry[];
  reexported: readonly ListedEntry[];
}): EntryList[] {
  const own = exportKinds.map(({ kind, list }) => ({
    list,
    entries: exports.filter(({ entry }) => entry.kind === kind).map(listedEntry),
  }));
  return [...own, { list: 're-exports' as const, entries: [...reexported] }]
    .filter(({ entries }) => entries.length > 0)
    .map(({ list, entries }) => ({ heading: { kind: list }, id: list, entries }));
}

export function listedEntry({ entry, route }: PlacedEntry): ListedEntry {
  return {
    kind: entry.kind,
    name: entry.name,
    to: { route },
    summary: firstParagraph(entry.signatures.find(({ summary }) => summary !== undefined)?.summary),
  };
}

export function exportEntry({
  reflection,
  module,
  context,
}: {
  reflection: Reflection;
  module: NamedTarget;
  context: ConvertContext;
}): PlacedEntry | undefined {
  const kind = exportKindOf(reflection)?.kind;
  const route = context.targets.get(reflection.id)?.route;
  if (kind === undefined || route === undefined) return undefined;
  const isDefault = reflection.name === 'default';
  const name = isDefault ? localName({ reflection, context }) : reflection.name;
  const signatures = declarationDocs({ reflection, kind, name, context });
  const isDeprecated = signatures.some(({ deprecated }) => deprecated !== undefined);
  return {
    route,
    entry: {
      kind,
      name,
      package: context.package,
      module,
      isDefault,
      marks: [...marksOf(reflection.flags), ...(isDeprecated ? (['deprecated'] as const) : [])],
      signatures,
      groups: hasMembers(kind) ? memberGroups({ reflection, context }) : [],
      lists: [],
      source: sourceLocation({ reflection, context }),
    },
  };
}

function hasMembers(kind: ExportKind): boolean {
  return kind !== 'function' && kind !== 'variable';
}

/** TypeDoc names every default export `default`, so its local name is read from the source. */
function localName({ reflection, context }: { reflection: Reflection; context: ConvertContext }): string {
  const { fileName = '', line = 1 } = reflection.sources?.[0] ?? {};
  const code = context.linesOf(fileName)[line - 1] ?? '';
  return /\b(?:function\*?|class|interface)\s+([\w$]+)/.exec(code)?.[1] ?? 'default';
}
