import type { Document, LineCounter, Node, Pair, YAMLMap } from 'yaml';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { yamlLibrary } from '../util/yaml-library.js';
import { aliasProblem, mergeProblem } from './yaml-aliases.js';
import { bracketProblem, duplicateKey } from './yaml-limits.js';
import { indentQuotedValues } from './yaml-quotes.js';
import { yamlReason } from './yaml-reasons.js';
import { startOfUnclosed } from './yaml-unclosed.js';

type YamlLibrary = ReturnType<typeof yamlLibrary>;

/** A location in a file. */
export interface SourceLocation {
  /** The line in the file, 1-based. */
  line: number;
  /** The column, 1-based. */
  column: number;
}

/** The result of `parseYaml`. */
export interface ParsedYaml {
  /** The parsed value; undefined if the text can't be parsed. */
  value: unknown;
  /** The syntax tree, from the `yaml` package. */
  document: Document.Parsed;
  /** Syntax errors. */
  diagnostics: Diagnostic[];
  /**
   * Returns the location of the value at a path or, if `what` is `key`, of its key. If the value doesn't exist, returns
   * the location of the nearest parent that exists.
   */
  locationOf: (path: readonly PropertyKey[], what?: 'key' | 'value') => SourceLocation;
}

interface Options {
  file: string;
  text: string;
  code: string;
  /** Subject of messages about the YAML: `The front matter`. */
  what: string;
  /** 1-based. */
  firstLine?: number;
  /** Called before nodes are converted to values. May modify the nodes. */
  prepare?: (document: Document.Parsed) => void;
}

/** Parses YAML or JSON, and keeps the source location of each node. */
export function parseYaml({ file, text, code, what, firstLine = 1, prepare }: Options): ParsedYaml {
  const library = yamlLibrary();
  const child = childFinder(library);
  const deep = bracketProblem(text);
  const { document, lineCounter } = readDocument({ library, text: deep === undefined ? text : '' });
  const failed = ({
    offset,
    reason,
    hint,
  }: {
    offset: number;
    reason: string;
    hint: string;
  }): ParsedYaml => ({
    value: undefined,
    document,
    diagnostics: [
      problem({ code, message: `${what} can't be read: ${reason}.`, hint, file, ...locationAt(offset) }),
    ],
    locationOf,
  });
  const locationAt = (offset: number): SourceLocation => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  const locationOf: ParsedYaml['locationOf'] = (path, which = 'value') =>
    locationAt(nodeStart({ document, child, path, which }));
  if (deep !== undefined) {
    // The text wasn't parsed, so the line counter doesn't know its lines yet.
    for (const { index } of text.matchAll(/\n/g)) lineCounter.addNewLine(index + 1);
    return failed(deep);
  }
  // Report only the first error, because it usually causes the others.
  const [error] = document.errors;
  if (error !== undefined) {
    const { reason, hint, unclosed } = yamlReason(error);
    const [noticed] = error.pos;
    const start =
      unclosed === undefined ? undefined : startOfUnclosed({ text, what: unclosed, before: noticed });
    return failed({ offset: start ?? noticed, reason, hint });
  }
  const problemFound = duplicateKey(document) ?? aliasProblem(document) ?? mergeProblem(document);
  if (problemFound !== undefined) return failed(problemFound);
  prepare?.(document);
  // Disable the library's limit of 100 uses of an anchor. `aliasProblem` checks aliases instead.
  return { value: document.toJS({ maxAliasCount: -1 }), document, diagnostics: [], locationOf };
}

interface ReadDocument {
  document: Document.Parsed;
  lineCounter: LineCounter;
}

/** If parsing fails, tries again after indenting the continuation lines of quoted values. */
function readDocument({ library, text }: { library: YamlLibrary; text: string }): ReadDocument {
  const read = (content: string): ReadDocument => {
    const lineCounter = new library.LineCounter();
    const document = library.parseDocument(content, {
      lineCounter,
      // Don't let the library print warnings, because they have no location.
      logLevel: 'error',
      // Turn these options off, because they take quadratic time in the number of keys or errors.
      uniqueKeys: false,
      prettyErrors: false,
      // Support merge keys (`<<: *anchor`), which are part of YAML 1.1, the version that most tools support.
      merge: true,
    });
    return { document, lineCounter };
  };
  const first = read(text);
  const indented = first.document.errors.length === 0 ? undefined : indentQuotedValues(text);
  const second = indented === undefined ? first : read(indented);
  return second.document.errors.length === 0 ? second : first;
}

function nodeStart({
  document,
  child,
  path,
  which,
}: {
  document: Document.Parsed;
  child: FindChild;
  path: readonly PropertyKey[];
  which: 'key' | 'value';
}): number {
  let node: Node | null = document.contents;
  let start = node?.range?.[0] ?? 0;
  for (const [index, step] of path.entries()) {
    const found = child({ node, step });
    if (found === undefined) break;
    const asKey = which === 'key' && index === path.length - 1;
    start = (asKey ? found.key : undefined) ?? found.value?.range?.[0] ?? found.key ?? start;
    node = found.value;
  }
  return start;
}

type FindChild = (input: { node: Node | null; step: PropertyKey }) =>
  | {
      key: number | undefined;
      value: Node | null;
    }
  | undefined;

/** Each map is indexed only once, because callers may request thousands of locations in a large document. */
function childFinder({ isMap, isNode, isScalar, isSeq }: YamlLibrary): FindChild {
  const indexes = new WeakMap<Node, ReadonlyMap<string, Pair>>();
  const indexOf = (node: YAMLMap): ReadonlyMap<string, Pair> => {
    const known = indexes.get(node);
    if (known !== undefined) return known;
    const index = new Map<string, Pair>();
    for (const item of node.items) {
      const name = isScalar(item.key) ? String(item.key.value) : undefined;
      if (name !== undefined && !index.has(name)) index.set(name, item);
    }
    indexes.set(node, index);
    return index;
  };
  return ({ node, step }) => {
    if (isSeq(node) && typeof step === 'number') {
      const item = node.items[step];
      return isNode(item) ? { key: undefined, value: item } : undefined;
    }
    if (!isMap(node)) return undefined;
    const pair = indexOf(node).get(String(step));
    if (pair === undefined) return undefined;
    const value = isNode(pair.value) ? pair.value : null;
    // An empty value has no location, so use the location of its key.
    const empty = isScalar(value) && value.value === null && value.source === '';
    return { key: isNode(pair.key) ? pair.key.range?.[0] : undefined, value: empty ? null : value };
  };
}
