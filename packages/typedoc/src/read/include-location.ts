import { dirname, resolve } from 'node:path';

interface Source {
  fileName: string;
  text: string;
}

/**
 * Returns the location of the doc comment in the compiler's format, or an empty string if no source includes the file
 * directly.
 */
export function locationOfInclude({ path, sources }: { path: string; sources: readonly Source[] }): string {
  for (const { fileName, text } of sources) {
    for (const match of text.matchAll(/\{@include(?:Code)?\s+([^\s}#]+)/g)) {
      if (resolve(dirname(fileName), match[1] ?? '') !== path) continue;
      const before = text.slice(0, match.index).split('\n');
      return `${fileName}:${before.length}:${(before.at(-1)?.length ?? 0) + 1} - error `;
    }
  }
  return '';
}
