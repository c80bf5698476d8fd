const container = '(?:>[ \\t]?|(?:[-*+]|\\d{1,9}[.)])[ \\t]+)';
/** A fence may stand at any depth: MDX has no indented code. The words behind backticks hold no backtick. */
const fence = new RegExp(`^\\s*(?:${container}\\s*){0,100}(\`{3,}(?=[^\`]*$)|~{3,})(.*)$`);

/** Returns which lines of a document, counted from 0, belong to code fences, their marks included. */
export function codeLines(content: string): (index: number) => boolean {
  const code = new Set<number>();
  let open: string | undefined;
  for (const [index, line] of content.split('\n').entries()) {
    // Most lines hold no fence, and a search is cheaper than the expression.
    const [, mark, rest = ''] = line.includes('```') || line.includes('~~~') ? (fence.exec(line) ?? []) : [];
    if (open === undefined && mark === undefined) continue;
    code.add(index);
    if (open === undefined) open = mark;
    else if (mark?.startsWith(open) === true && rest.trim() === '') open = undefined;
  }
  return (index) => code.has(index);
}
