import type { EntryListKind, ExportKind } from '../model/types.js';
import type { Reflection } from './typedoc-json.js';
import { reflectionKinds } from './typedoc-json.js';

interface KindNames {
  kind: ExportKind;
  /** Folder of its pages below that of the module. */
  folder: string;
  /** Heading of their list on the page of a module. */
  list: EntryListKind;
  /** TypeDoc's number. */
  number: number;
}

/** What a module may export that has a page, in the order of its page. */
export const exportKinds: readonly KindNames[] = [
  { kind: 'class', folder: 'classes', list: 'classes', number: reflectionKinds.class },
  { kind: 'interface', folder: 'interfaces', list: 'interfaces', number: reflectionKinds.interface },
  { kind: 'function', folder: 'functions', list: 'functions', number: reflectionKinds.function },
  { kind: 'type-alias', folder: 'type-aliases', list: 'type-aliases', number: reflectionKinds.typeAlias },
  { kind: 'variable', folder: 'variables', list: 'variables', number: reflectionKinds.variable },
  { kind: 'enum', folder: 'enumerations', list: 'enumerations', number: reflectionKinds.enum },
];

/** Nothing for a namespace or a re-export, which have no page of their own. */
export function exportKindOf({ kind }: Pick<Reflection, 'kind'>): KindNames | undefined {
  return exportKinds.find(({ number }) => number === kind);
}
