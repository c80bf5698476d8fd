import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic, Update } from '../diagnostics/diagnostic.js';
import { formatLocation } from '../diagnostics/diagnostic.js';
import { diffLines, formatDiff } from '../util/line-diff.js';

export interface AppliedUpdate {
  location: string;
  /** Removed and added lines, prefixed with `-` and `+`. */
  diff: readonly string[];
}

export function applyUpdates({
  siteDir,
  diagnostics,
}: {
  siteDir: string;
  diagnostics: readonly Diagnostic[];
}): AppliedUpdate[] {
  const files = [...new Set(diagnostics.flatMap(({ file, update }) => (file && update ? [file] : [])))];
  return files.flatMap((file) => {
    const path = join(siteDir, file);
    const own = diagnostics.flatMap((found) => (found.file === file && found.update ? [found.update] : []));
    const { text, changes } = updatedText({ text: readFileSync(path, 'utf8'), updates: own });
    writeFileSync(path, text);
    return changes.map(({ line, diff }) => ({ location: formatLocation({ file, line }), diff }));
  });
}

function fromTheEnd(a: Update, b: Update): number {
  return b.line - a.line || b.count - a.count;
}

/** Updates are applied from the last line to the first, so that no update shifts the lines of the remaining updates. */
function updatedText({ text, updates }: { text: string; updates: readonly Update[] }): {
  text: string;
  changes: { line: number; diff: string[] }[];
} {
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = text.split(/\r?\n/);
  const changes: { line: number; diff: string[] }[] = [];
  for (const { line, count, lines: added } of [...updates].sort(fromTheEnd)) {
    const removed = lines.splice(line - 1, count, ...added);
    const diff = diffLines({ before: removed, after: [...added] });
    changes.unshift({ line, diff: formatDiff({ lines: diff, limit: 40 }) });
  }
  return { text: lines.join(end), changes };
}
