import type { AstNode } from '../../util/parse-js.js';
import { parseModule } from '../../util/parse-js.js';
import { declaredNames } from '../declared-names.js';
import type { TreeNode } from './types.js';

interface JsxNode extends TreeNode {
  name: string;
  attributes: { type: 'mdxJsxAttribute'; name: string; value: string | null }[];
  children: TreeNode[];
}

/**
 * Old plug-ins add MDX 1 nodes (`import`, `export`, and `jsx`). A tag may open in one `jsx` node and close in another.
 */
export function convertLegacyNodes(tree: TreeNode): void {
  const declared = new Set(
    (tree.children ?? []).flatMap(({ type, value }) => (type === 'mdxjsEsm' ? namesIn(value ?? '') : [])),
  );
  convertModules({ tree, declared });
  convertElements(tree);
}

function convertModules({ tree, declared }: { tree: TreeNode; declared: Set<string> }): void {
  if (!tree.children?.some(isModule)) return;
  tree.children = tree.children.flatMap((node) =>
    isModule(node) ? moduleNodes({ node, declared }) : [node],
  );
}

function isModule({ type }: TreeNode): boolean {
  return type === 'import' || type === 'export';
}

/** Leaves out import statements whose names are all declared already. */
function moduleNodes({ node, declared }: { node: TreeNode; declared: Set<string> }): TreeNode[] {
  const source = node.value ?? '';
  return parseModule({ file: 'document.jsx', source }).flatMap((statement) => {
    const names = namesOf(statement);
    if (names.length > 0 && names.every((name) => declared.has(name))) return [];
    for (const name of names) declared.add(name);
    const value = source.slice(statement.start, statement.end);
    const estree = {
      type: 'Program',
      sourceType: 'module',
      comments: [],
      body: parseModule({ file: 'document.jsx', source: value }),
    };
    return [{ type: 'mdxjsEsm', value, data: { estree }, position: node.position }];
  });
}

function namesIn(source: string): string[] {
  return parseModule({ file: 'document.jsx', source }).flatMap(namesOf);
}

function namesOf(node: AstNode): string[] {
  if (node.type === 'ImportDeclaration')
    return (node.specifiers as AstNode[]).map(({ local }) => (local as { name: string }).name);
  return node.declaration ? declaredNames(node.declaration as AstNode) : [];
}

function convertElements(parent: TreeNode): void {
  for (const child of parent.children ?? []) convertElements(child);
  if (!parent.children?.some(({ type }) => type === 'jsx')) return;
  // If the tags don't match, MDX reports the unchanged nodes.
  parent.children = nested(parent.children) ?? parent.children;
}

function nested(nodes: readonly TreeNode[]): TreeNode[] | undefined {
  const root: TreeNode[] = [];
  const open: JsxNode[] = [];
  for (const node of nodes) {
    const isTags = node.type === 'jsx';
    const tags = isTags ? tagsOf(node.value ?? '') : [];
    if (!isTags) (open.at(-1)?.children ?? root).push(node);
    if (!tags.every((tag) => tag !== undefined && addTag({ tag, root, open, position: node.position })))
      return undefined;
  }
  return open.length === 0 ? root : undefined;
}

/** Returns false for an end tag that doesn't match the last open element. */
function addTag({
  tag,
  root,
  open,
  position,
}: {
  tag: Tag;
  root: TreeNode[];
  open: JsxNode[];
  position: TreeNode['position'];
}): boolean {
  const siblings = open.at(-1)?.children ?? root;
  if (tag.kind === 'close') return open.pop()?.name === tag.name;
  if (tag.kind === 'text') {
    siblings.push({ type: 'text', value: tag.text, position });
    return true;
  }
  const { name, attributes } = tag;
  const element: JsxNode = { type: 'mdxJsxFlowElement', name, attributes, children: [], position };
  siblings.push(element);
  if (tag.kind === 'open') open.push(element);
  return true;
}

type Tag =
  | { kind: 'open' | 'whole'; name: string; attributes: JsxNode['attributes'] }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

function tagsOf(source: string): (Tag | undefined)[] {
  return [
    ...source.matchAll(
      /<\/([\w.]+)\s*>|<([\w.]+)((?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'))?)*)\s*(\/?)>|<|[^<]+/g,
    ),
  ].flatMap(([all, closed, name, attributes = '', slash]): (Tag | undefined)[] => {
    if (closed !== undefined) return [{ kind: 'close', name: closed }];
    if (name !== undefined)
      return [{ kind: slash === '/' ? 'whole' : 'open', name, attributes: attributesOf(attributes) }];
    if (all === '<') return [undefined];
    return all.trim() === '' ? [] : [{ kind: 'text', text: all }];
  });
}

function attributesOf(source: string): JsxNode['attributes'] {
  return [...source.matchAll(/([\w:-]+)(?:=(["'])(.*?)\2)?/gs)].map(([, name = '', , value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value: value ?? null,
  }));
}
