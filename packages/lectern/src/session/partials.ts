import type { CompiledFiles, CompiledText } from './compile/compiler.js';
import { isText, partialFile } from './imports.js';

interface Options {
  siteDir: string;
  compiled: CompiledFiles;
  file: string;
}

export function withPartials(options: Options): CompiledText[] {
  const document = options.compiled.get(options.file);
  if (document === undefined) return [];
  // Fast path: most documents import no other document, and every build step calls this function.
  const isAlone = !document.imports.some(({ specifier }) => isText(specifier));
  return isAlone ? [document] : collectTexts({ ...options, seen: new Set() });
}

function collectTexts({ siteDir, compiled, file, seen }: Options & { seen: Set<string> }): CompiledText[] {
  const document = compiled.get(file);
  if (document === undefined || seen.has(file)) return [];
  seen.add(file);
  const inner = document.imports.flatMap(({ specifier }) => {
    const partial = partialFile({ siteDir, specifier, from: file });
    return partial === undefined ? [] : collectTexts({ siteDir, compiled, file: partial, seen });
  });
  return [document, ...inner];
}
