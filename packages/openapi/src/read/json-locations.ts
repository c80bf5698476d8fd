import type { SourceLocation } from 'lectern/plugin';
import type { Path } from './json.js';

interface JsonNode {
  start: number;
  key: number;
  children?: Map<string, JsonNode> | JsonNode[];
}

/** If the location is unknown, returns the location of the nearest known ancestor. */
export type LocationOf = (path: readonly PropertyKey[], what?: 'key' | 'value') => SourceLocation;

/**
 * For large documents, a YAML parser, which could also read JSON, would take ten times as long.
 * @param text - Valid JSON.
 * @returns Undefined if an object has a duplicate key, which is reported when the file is parsed as YAML.
 */
export function jsonLocations(text: string): LocationOf | undefined {
  const root = scanJson(text);
  if (root === undefined) return undefined;
  let starts: number[] | undefined;
  return (path, what = 'value') => {
    starts ??= lineStarts(text);
    return locationAt({ starts, offset: offsetOf({ root, path: path as Path, what }) });
  };
}

function offsetOf({ root, path, what }: { root: JsonNode; path: Path; what: 'key' | 'value' }): number {
  let node = root;
  for (const [index, step] of path.entries()) {
    const { children } = node;
    const found = Array.isArray(children) ? children[Number(step)] : children?.get(String(step));
    if (found === undefined) return node.start;
    if (what === 'key' && index === path.length - 1) return found.key;
    node = found;
  }
  return node.start;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function locationAt({ starts, offset }: { starts: readonly number[]; offset: number }): SourceLocation {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

const quote = 34;
const backslash = 92;

function scanJson(text: string): JsonNode | undefined {
  let at = 0;
  let isRepeated = false;
  const skipSpace = (): void => {
    while (text.charCodeAt(at) <= 32) at += 1;
  };
  const skipString = (): void => {
    at += 1;
    for (let code = text.charCodeAt(at); code !== quote; code = text.charCodeAt(at))
      at += code === backslash ? 2 : 1;
    at += 1;
  };
  const scan = (key: number): JsonNode => {
    skipSpace();
    const start = at;
    const first = text[at];
    const node: JsonNode = { start, key: key === -1 ? start : key };
    if (first === '{') node.children = scanObject();
    else if (first === '[') node.children = scanList();
    else if (first === '"') skipString();
    else while (at < text.length && !/[,\]}\s]/.test(text[at] ?? '')) at += 1;
    return node;
  };
  const scanObject = (): Map<string, JsonNode> => {
    const children = new Map<string, JsonNode>();
    at += 1;
    for (skipSpace(); text[at] !== '}'; skipSpace()) {
      const keyStart = at;
      skipString();
      const raw = text.slice(keyStart + 1, at - 1);
      const name = raw.includes('\\') ? (JSON.parse(`"${raw}"`) as string) : raw;
      skipSpace();
      at += 1;
      isRepeated ||= children.has(name);
      children.set(name, scan(keyStart));
      skipSpace();
      if (text[at] === ',') at += 1;
    }
    at += 1;
    return children;
  };
  const scanList = (): JsonNode[] => {
    const children: JsonNode[] = [];
    at += 1;
    for (skipSpace(); text[at] !== ']'; skipSpace()) {
      children.push(scan(-1));
      skipSpace();
      if (text[at] === ',') at += 1;
    }
    at += 1;
    return children;
  };
  const root = scan(-1);
  return isRepeated ? undefined : root;
}
