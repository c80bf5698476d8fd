import path from 'node:path';
import ts from 'typescript';
import type { ExportTarget, WorkspacePackage } from '../../scripts/packages.mjs';

export interface EntryPoint {
  subpath: string;
  /** An absolute path. Entry points for JSON and CSS, and patterns with `*`, have no declarations. */
  types?: string | undefined;
  module: string;
}

export interface ExportedName {
  name: string;
  kind: 'class' | 'function' | 'const' | 'type';
}

export function entryPoints({ root, dir, manifest }: WorkspacePackage & { root: string }): EntryPoint[] {
  const { exports } = manifest;
  if (typeof exports !== 'object' || exports === null)
    throw new Error(`${manifest.name} has no "exports" with subpaths.`);
  const absolute = (file: string): string => path.join(root, dir, file);
  return Object.entries(exports).map(([subpath, target]) => {
    const types = condition({ target, name: 'types' });
    const module = condition({ target, name: 'default' });
    if (module === undefined)
      throw new Error(`"${subpath}" in "exports" of ${manifest.name} has no "default".`);
    return { subpath, module: absolute(module), types: types === undefined ? undefined : absolute(types) };
  });
}

function condition({ target, name }: { target: ExportTarget; name: string }): string | undefined {
  if (typeof target === 'string') return name === 'default' ? target : undefined;
  return target === null ? undefined : condition({ target: target[name] ?? null, name: 'default' });
}

export function createNameReader(files: readonly string[]): (file: string) => ExportedName[] {
  const program = ts.createProgram({
    rootNames: [...files],
    options: {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2023,
      // Loading the standard library would take time, and isn't needed to list names.
      noLib: true,
      types: [],
    },
  });
  const checker = program.getTypeChecker();
  return (file) => {
    const source = program.getSourceFile(file);
    if (source === undefined) throw new Error(`${file} does not exist.`);
    const symbol = checker.getSymbolAtLocation(source);
    // A file with only ambient declarations has no symbol, and exports nothing.
    if (symbol === undefined) return [];
    return checker
      .getExportsOfModule(symbol)
      .map((exported) => ({ name: exported.name, kind: kindOf({ symbol: exported, checker }) }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  };
}

function kindOf({ symbol, checker }: { symbol: ts.Symbol; checker: ts.TypeChecker }): ExportedName['kind'] {
  const { flags } = isAlias(symbol) ? checker.getAliasedSymbol(symbol) : symbol;
  if (flags & ts.SymbolFlags.Class) return 'class';
  if (flags & ts.SymbolFlags.Function) return 'function';
  return flags & ts.SymbolFlags.Value ? 'const' : 'type';
}

function isAlias({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.Alias) !== 0;
}
