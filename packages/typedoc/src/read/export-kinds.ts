import type { EntryListKind, ExportKind } from '../model/types.js';
import type { Reflection } from './typedoc-json.js';
import { reflectionKinds } from './typedoc-json.js';

interface KindNames {
  kind: ExportKind;
  /** The folder for pages of this kind, relative to the module's folder. */
  folder: string;
  list: EntryListKind;
  number: number;
}

/** Only these kinds of exports have a page. Lists on pages have the same order. */
export const exportKinds: readonly KindNames[] = [
  { kind: 'class', folder: 'classes', list: 'classes', number: reflectionKinds.class },
  { kind: 'interface', folder: 'interfaces', list: 'interfaces', number: reflectionKinds.interface },
  { kind: 'function', folder: 'functions', list: 'functions', number: reflectionKinds.function },
  { kind: 'type-alias', folder: 'type-aliases', list: 'type-aliases', number: reflectionKinds.typeAlias },
  { kind: 'variable', folder: 'variables', list: 'variables', number: reflectionKinds.variable },
  { kind: 'enum', folder: 'enumerations', list: 'enumerations', number: reflectionKinds.enum },
];

/** Returns `undefined` for namespaces and re-exports, because they have no page. */
export function exportKindOf({ kind }: Pick<Reflection, 'kind'>): KindNames | undefined {
  return exportKinds.find(({ number }) => number === kind);
}
