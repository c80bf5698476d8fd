import type { Node } from 'yaml';
import { isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml';

/** The path from the root of a YAML or JSON document to the innermost value (or key) at a position. */
export function nodePathAt({
  text,
  line,
  column,
}: {
  text: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
}): (string | number)[] {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const row = lines[line - 1] ?? '';
  const start = Math.max(column - 1, row.length - row.trimStart().length);
  const offset = before + Math.min(start, Math.max(row.length - 1, 0));
  const path: (string | number)[] = [];
  let node: Node | null = parseDocument(text).contents;
  while (node !== null) {
    const found = childAt({ node, offset });
    if (found === undefined) break;
    path.push(found.key);
    node = found.value;
  }
  return path;
}

function childAt({
  node,
  offset,
}: {
  node: Node;
  offset: number;
}): { key: string | number; value: Node | null } | undefined {
  if (isSeq(node)) {
    const index = node.items.findIndex((item) => isNode(item) && holds({ node: item, offset }));
    const item = node.items[index];
    return isNode(item) ? { key: index, value: item } : undefined;
  }
  if (!isMap(node)) return undefined;
  for (const { key, value } of node.items) {
    if (!isScalar(key)) continue;
    const inner = isNode(value) ? value : null;
    if (holds({ node: key, offset })) return { key: String(key.value), value: null };
    if (inner !== null && holds({ node: inner, offset })) return { key: String(key.value), value: inner };
  }
  return undefined;
}

function holds({ node, offset }: { node: Node; offset: number }): boolean {
  const [start = 0, end = 0] = node.range ?? [];
  return offset >= start && offset < end;
}
