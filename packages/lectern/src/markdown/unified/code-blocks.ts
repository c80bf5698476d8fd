import { fences } from '../plugins/fences.js';
import type { PluginState } from '../plugins/state.js';
import type { TreeNode } from './types.js';
import { descendants, visitTree } from './visit-tree.js';

/**
 * Must run last, because rehype plug-ins that render fences, such as math and diagrams, look for `<pre><code>`. Blocks
 * that they have highlighted stay unchanged.
 */
export function codeBlocks({
  tree,
  source,
  state,
}: {
  tree: TreeNode;
  source: string;
  state: PluginState;
}): void {
  for (const node of descendants(tree)) if (node.tagName === 'code') restoreMeta(node);
  for (const node of descendants(tree)) {
    const fence = node.type === 'element' && node.tagName === 'pre' ? fenceOf(node) : undefined;
    if (fence === undefined) continue;
    const root: TreeNode = { type: 'root', children: [fence] };
    visitTree({ tree: root, source, plugin: fences(state) });
    const [block] = root.children ?? [];
    // The sample above an output block shows the output.
    replace(node, block ?? { type: 'text', value: '' });
  }
}

/** Docusaurus copies a fence's meta string to this property. Plug-ins such as `rehype-raw` drop the original. */
export function copyMeta(tree: TreeNode): void {
  for (const node of descendants(tree)) {
    if (node.type !== 'code' || typeof node.meta !== 'string') continue;
    const properties = node.data?.hProperties as object | undefined;
    node.data = { ...node.data, hProperties: { metastring: node.meta, ...properties } };
  }
}

function restoreMeta(code: TreeNode): void {
  const { metastring, ...properties } = code.properties ?? {};
  code.properties = properties;
  if (typeof metastring === 'string') code.data = { meta: metastring, ...code.data };
}

interface Fence extends TreeNode {
  lang: string | undefined;
  meta: string | undefined;
}

function fenceOf({ children = [], position }: TreeNode): Fence | undefined {
  const [code, ...others] = children;
  if (code?.tagName !== 'code' || others.length > 0) return undefined;
  const parts = code.children ?? [];
  if (parts.some(({ type }) => type !== 'text')) return undefined;
  const classes = [code.properties?.className ?? []].flat().map(String);
  const lang = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length);
  const meta = typeof code.data?.meta === 'string' ? code.data.meta : undefined;
  const value = parts.map((part) => part.value ?? '').join('');
  return { type: 'code', lang, meta, value: value.replace(/\n$/, ''), position: position ?? code.position };
}

function replace(node: TreeNode, block: TreeNode): void {
  Object.assign(node, { tagName: undefined, properties: undefined, data: undefined }, block);
}
