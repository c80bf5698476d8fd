/** A 1-based range of lines, including both ends. */
export interface LineRange {
  start: number;
  end: number;
}

/** TypeDoc reports only the location of a declaration. Without a doc comment, returns the line of the declaration. */
export function commentAbove({ lines, line }: { lines: readonly string[]; line: number }): LineRange {
  let end = line - 1;
  // Skip decorators and blank lines between the comment and the declaration.
  while (end > 0 && /^\s*(?:@.*)?$/.test(lines[end - 1] ?? '')) end -= 1;
  if (!(lines[end - 1] ?? '').trimEnd().endsWith('*/')) return commentBeside({ lines, line });
  let start = end;
  while (start > 1 && !(lines[start - 1] ?? '').includes('/**')) start -= 1;
  return { start, end };
}

/** In an object type, the comment may be on the line of the declaration. */
function commentBeside({ lines, line }: { lines: readonly string[]; line: number }): LineRange {
  return { start: line, end: Math.min(line, lines.length) };
}

/** The first doc comment of a file documents the module. */
export function firstComment(lines: readonly string[]): LineRange {
  const start = lines.findIndex((line) => line.includes('/**'));
  if (start === -1) return { start: 1, end: 1 };
  const length = lines.slice(start).findIndex((line) => line.includes('*/'));
  return { start: start + 1, end: length === -1 ? lines.length : start + length + 1 };
}

export function lineOfLink({
  lines,
  range,
  text: words,
}: {
  lines: readonly string[];
  range: LineRange;
  text: string;
}): { line: number; column?: number | undefined } {
  for (let line = range.start; line <= range.end; line += 1) {
    const text = lines[line - 1] ?? '';
    for (const match of text.matchAll(/\{@link(?:code|plain)?\s+([^}]*)/g)) {
      if ((match[1] ?? '').includes(words)) return { line, column: match.index + 1 };
    }
  }
  return { line: range.start };
}
