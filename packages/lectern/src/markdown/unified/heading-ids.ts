import type { TreeNode } from './types.js';
import { descendants } from './visit-tree.js';

/** Matches the ID in a heading such as `## Set up {#setup}`. MDX would parse its braces as an expression. */
const atEnd = /(?<!\\)\{#([\w-]+)\}(?=[ \t]*(?:#+[ \t]*)?\r?$)/;

/** Matches an ID in a line that starts with `#`. As in Docusaurus, the ID may contain any character except braces. */
const atEndOfHeading = /(?<!\\)\{#([^{}]+)\}(?=[ \t]*(?:#+[ \t]*)?\r?$)/;
const headingLine = /^[\s>*+-]*#{1,6}\s/;

const directiveLine = /^[\s>]*:{2,}[\w-]/;

export function escapeHeadingId(line: string): string {
  if (directiveLine.test(line)) return line;
  return line.replace(headingLine.test(line) ? atEndOfHeading : atEnd, '\\{#$1}');
}

/** A heading without an explicit ID keeps the ID from a plug-in. */
export function readHeadingIds(tree: TreeNode): void {
  for (const heading of descendants(tree)) {
    if (heading.type !== 'heading') continue;
    const last = heading.children?.at(-1);
    const [written, id] =
      /\s*\{#([^{}\n]+)\}\s*$/.exec(last?.type === 'text' ? (last.value ?? '') : '') ?? [];
    if (last?.value === undefined || written === undefined) continue;
    last.value = last.value.slice(0, -written.length);
    if (last.value === '') heading.children?.pop();
    heading.data = { ...heading.data, id, hProperties: { id } };
  }
}
