/**
 * Matches the quote and list markers at the start of a line. A marker never includes the space after it: if two
 * subexpressions could match the same space, matching 30 markers would take minutes.
 */
export const containerMarkers = String.raw`^\s*(?:(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))\s*)*`;

/**
 * A fence may be indented to any depth, because MDX has no indented code. The info string of a backtick fence can't
 * contain a backtick.
 */
export const fenceLine = new RegExp(`${containerMarkers}(\`{3,}(?=[^\`]*$)|~{3,})(.*)$`);

/** The returned function takes a 0-based line index. The delimiters of a fence belong to the fence. */
export function codeLines(content: string): (index: number) => boolean {
  const code = new Set<number>();
  let open: string | undefined;
  for (const [index, line] of content.split(/\r?\n/).entries()) {
    // Most lines have no fence, and a string search is faster than the regular expression.
    const [, mark, rest = ''] =
      line.includes('```') || line.includes('~~~') ? (fenceLine.exec(line) ?? []) : [];
    if (open === undefined && mark === undefined) continue;
    code.add(index);
    if (open === undefined) open = mark;
    else if (mark?.startsWith(open) === true && rest.trim() === '') open = undefined;
  }
  return (index) => code.has(index);
}
