import { joinRoute } from 'lectern/plugin';
import type { CodePart, EntryList, ListedEntry, ReferenceEntry } from '../model/types.js';
import type { ConvertContext } from './context.js';
import type { ModuleEntries, PlacedEntry } from './entries.js';
import { listedEntry } from './entries.js';
import { memberIds } from './member-ids.js';
import { joinParts, keyword, plain, textOf } from './parts.js';
import { signatureDoc } from './signature-doc.js';

interface Input {
  modules: readonly ModuleEntries[];
  route: string;
  label: string;
  context: ConvertContext;
}

export function packageEntry({ modules, route, label, context }: Input): PlacedEntry {
  const entryPoint = modules.find(({ module }) => module.entry.name === 'index');
  const exported = entryPoint === undefined ? [] : [...entryPoint.listed, ...entryPoint.reexported];
  return {
    route,
    entry: {
      ...overview({ context, name: label }),
      kind: 'package',
      signatures: [signatureDoc({ code: importCode({ listed: exported, context }) })],
      lists: [
        { heading: { kind: 'entry-point' as const }, id: 'entry-point', entries: exported },
        { heading: { kind: 'modules' as const }, id: 'modules', entries: modules.map(listedModule) },
      ].filter(({ entries }) => entries.length > 0),
    },
  };
}

/**
 * A module without a comment is shown with the comment of the export that has its name, or else of its first export.
 */
function listedModule({ module, listed }: ModuleEntries): ListedEntry {
  const entry = listedEntry(module);
  const main = listed.find(({ name }) => name.toLowerCase() === entry.name.toLowerCase()) ?? listed[0];
  return { ...entry, summary: entry.summary ?? main?.summary };
}

export function modulesEntry({ modules, route, context }: Omit<Input, 'label'>): PlacedEntry {
  const ids = memberIds(modules.map(({ module }) => module.entry.name));
  const lists = modules.map(
    ({ module, listed }, index): EntryList => ({
      heading: { name: module.entry.name, route: module.route },
      id: ids[index] ?? module.entry.name,
      summary: listedEntry(module).summary,
      // Re-exports are listed only where they are declared.
      entries: listed,
    }),
  );
  return {
    route: joinRoute(route, 'modules'),
    entry: { ...overview({ context, name: 'modules' }), kind: 'modules', lists },
  };
}

function overview({ context, name }: { context: ConvertContext; name: string }): ReferenceEntry {
  return {
    kind: 'package',
    name,
    package: context.package,
    isDefault: false,
    marks: [],
    signatures: [],
    groups: [],
    lists: [],
  };
}

/** In characters. If the import statement would be longer, it imports only the first name. */
const lineLimit = 76;

/** Types are left out, because they don't exist at run time. */
function importCode({
  listed,
  context,
}: {
  listed: readonly ListedEntry[];
  context: ConvertContext;
}): CodePart[] {
  const names = listed
    .filter(({ kind }) => kind !== 'interface' && kind !== 'type-alias')
    .map(({ name, kind, to }): CodePart[] => [{ text: name, token: kind === 'function' ? 'f' : 't', to }]);
  if (names.length === 0) return [];
  const statement = (lists: readonly CodePart[][]): CodePart[] => [
    keyword('import'),
    plain(' { '),
    ...joinParts({ lists, separator: ', ' }),
    plain(' } '),
    keyword('from'),
    plain(' '),
    { text: `'${context.package.name}'`, token: 's' },
    plain(';'),
  ];
  const all = statement(names);
  return textOf(all).length <= lineLimit ? all : statement(names.slice(0, 1));
}
