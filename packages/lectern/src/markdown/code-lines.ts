const container = '(?:>[ \\t]?|(?:[-*+]|\\d{1,9}[.)])[ \\t]+)';
/** A fence may be indented to any depth, because MDX has no indented code. The info string contains no backtick. */
const fence = new RegExp(`^\\s*(?:${container}\\s*){0,100}(\`{3,}(?=[^\`]*$)|~{3,})(.*)$`);

/** Returns whether a zero-based line belongs to a code fence, including its delimiters. */
export function codeLines(content: string): (index: number) => boolean {
  const code = new Set<number>();
  let open: string | undefined;
  for (const [index, line] of content.split('\n').entries()) {
    // Searching is cheaper than matching the expression, and most lines contain no fence.
    const [, mark, rest = ''] = line.includes('```') || line.includes('~~~') ? (fence.exec(line) ?? []) : [];
    if (open === undefined && mark === undefined) continue;
    code.add(index);
    if (open === undefined) open = mark;
    else if (mark?.startsWith(open) === true && rest.trim() === '') open = undefined;
  }
  return (index) => code.has(index);
}
