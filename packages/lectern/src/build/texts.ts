import type { CompiledText } from './compile/compiler.js';
import type { CompiledFiles } from './compile/documents.js';
import { partialFile } from './imports.js';

/** A text and every text that it imports. */
export function withPartials({
  siteDir,
  compiled,
  file,
  seen = new Set(),
}: {
  siteDir: string;
  compiled: CompiledFiles;
  file: string;
  seen?: Set<string>;
}): CompiledText[] {
  const document = compiled.get(file);
  if (document === undefined || seen.has(file)) return [];
  seen.add(file);
  const inner = document.imports.flatMap(({ specifier }) => {
    const partial = partialFile({ siteDir, specifier, from: file });
    return partial === undefined ? [] : withPartials({ siteDir, compiled, file: partial, seen });
  });
  return [document, ...inner];
}
