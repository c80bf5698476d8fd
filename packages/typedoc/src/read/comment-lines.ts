/** A range of lines, 1-based, both ends within. */
export interface LineRange {
  start: number;
  end: number;
}

/**
 * The doc comment of a declaration: TypeDoc says where the declaration is, not where its comment is. A declaration
 * without one gives its own line.
 */
export function commentAbove({ lines, line }: { lines: readonly string[]; line: number }): LineRange {
  let end = line - 1;
  // Decorators and blank lines may stand between the two.
  while (end > 0 && /^\s*(?:@.*)?$/.test(lines[end - 1] ?? '')) end -= 1;
  if (!(lines[end - 1] ?? '').trimEnd().endsWith('*/')) return commentBeside({ lines, line });
  let start = end;
  while (start > 1 && !(lines[start - 1] ?? '').includes('/**')) start -= 1;
  return { start, end };
}

/** A comment may stand in the line of what it is about: within an object type. */
function commentBeside({ lines, line }: { lines: readonly string[]; line: number }): LineRange {
  return { start: line, end: Math.min(line, lines.length) };
}

/** The first doc comment of a file, which is the comment of the module. */
export function firstComment(lines: readonly string[]): LineRange {
  const start = lines.findIndex((line) => line.includes('/**'));
  if (start === -1) return { start: 1, end: 1 };
  const length = lines.slice(start).findIndex((line) => line.includes('*/'));
  return { start: start + 1, end: length === -1 ? lines.length : start + length + 1 };
}

/** The line of a range that has an inline link with these words; the first line of the range where none has. */
export function lineOfLink({
  lines,
  range,
  words,
}: {
  lines: readonly string[];
  range: LineRange;
  words: string;
}): { line: number; column?: number | undefined } {
  for (let line = range.start; line <= range.end; line += 1) {
    const text = lines[line - 1] ?? '';
    for (const match of text.matchAll(/\{@link(?:code|plain)?\s+([^}]*)/g)) {
      if ((match[1] ?? '').includes(words)) return { line, column: match.index + 1 };
    }
  }
  return { line: range.start };
}
