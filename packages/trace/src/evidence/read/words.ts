import { isAbsolute, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Matches text in square brackets, which may be one or more IDs: `[REQ-F-01]`, `[REQ-F-01, UC-02]`. */
const bracketed = /\[([^[\]]+)\]/g;
const id = /^[A-Z]+(?:-[A-Z]+)*-\d+$/;

export function idsIn(titles: readonly string[]): string[] {
  const found = titles
    .flatMap((title) => [...title.matchAll(bracketed)])
    .map(([, inner = '']) => inner.split(/[\s,]+/).filter(Boolean))
    .filter((words) => words.every((word) => id.test(word)))
    .flat();
  return [...new Set(found)];
}

export function relativeFile({ root, file }: { root: string; file: string }): string {
  const path = isAbsolute(file) ? relative(root, file) : file;
  return path.replaceAll('\\', '/').replace(/^\.\//, '');
}

const longestMessage = 20;

/** Prepares an error message for publication: removes colors, stack traces, and local paths, and truncates it. */
export function plainMessage({ root, message }: { root: string; message: string }): string {
  const lines = stripVTControlCharacters(message)
    .replaceAll(`file://${root}/`, '')
    .replaceAll(`${root}/`, '')
    .trim()
    .split('\n')
    .filter((line) => !/^\s+at .+/.test(line));
  const shown = lines.slice(0, longestMessage).join('\n').trimEnd();
  return lines.length > longestMessage ? `${shown}\n…` : shown;
}
