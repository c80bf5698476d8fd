import path from 'node:path';
import type { SourceFile } from './import-rules.js';
import { importsOf } from './import-rules.js';

/** Type imports count, but imports of files outside of `sources` don't. */
export function findCycles(sources: readonly SourceFile[]): string[][] {
  const files = new Set(sources.map(({ file }) => file));
  const imports = new Map(sources.map((source) => [source.file, importedFiles({ source, files })]));
  const reached = new Map([...files].map((file) => [file, reachableFrom({ file, imports })]));
  const isMutual = (a: string, b: string): boolean =>
    (reached.get(a)?.has(b) ?? false) && (reached.get(b)?.has(a) ?? false);
  const groups = [...files].sort().map((file) => [...files].sort().filter((other) => isMutual(file, other)));
  return [
    ...new Map(groups.filter(({ length }) => length > 0).map((group) => [group.join(), group])).values(),
  ];
}

function importedFiles({ source, files }: { source: SourceFile; files: ReadonlySet<string> }): string[] {
  return importsOf(source).flatMap(({ specifier }) => {
    if (!specifier.startsWith('.')) return [];
    const target = path.posix.join(path.posix.dirname(source.file), specifier);
    const found = [target.replace(/\.js$/, '.ts'), target.replace(/\.js$/, '.tsx'), target];
    return found.filter((file) => files.has(file)).slice(0, 1);
  });
}

function reachableFrom({
  file,
  imports,
}: {
  file: string;
  imports: ReadonlyMap<string, readonly string[]>;
}): Set<string> {
  const reached = new Set<string>();
  const waiting = [...(imports.get(file) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...(imports.get(next) ?? []));
  }
  return reached;
}
