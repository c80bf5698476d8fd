import type { MdastPluginDefinition } from 'satteri';
import type { TreeNode } from './types.js';

type Visitor = (node: TreeNode, context: TreeContext) => void;

interface TreeContext {
  source: string;
  parent(node: TreeNode): TreeNode | undefined;
  textContent(node: TreeNode): string;
  setProperty(node: TreeNode, key: string, value: unknown): void;
  appendChild(node: TreeNode, child: TreeNode): void;
  replaceNode(node: TreeNode, content: TreeNode | TreeNode[]): void;
  wrapNode(node: TreeNode, parent: TreeNode): void;
}

/**
 * Runs a plug-in of the native compiler on a unified tree, so both compilers share it. Nodes that the plug-in adds are
 * not visited.
 */
export function visitTree({
  tree,
  source,
  plugin,
}: {
  tree: TreeNode;
  source: string;
  plugin: MdastPluginDefinition;
}): void {
  // The visitors are typed for the native compiler's nodes, but unified's nodes have the same shape.
  const visitors = plugin as unknown as Readonly<Record<string, Visitor | undefined>>;
  const context = createContext({ tree, source });
  for (const node of descendants(tree)) visitors[node.type]?.(node, context);
}

/** Parents come before their children. The root is left out. */
export function descendants(tree: TreeNode): TreeNode[] {
  return (tree.children ?? []).flatMap((child) => [child, ...descendants(child)]);
}

function createContext({ tree, source }: { tree: TreeNode; source: string }): TreeContext {
  const parents = new Map<TreeNode, TreeNode>();
  const adopt = (parent: TreeNode): void => {
    for (const child of parent.children ?? []) {
      parents.set(child, parent);
      // A link from a bare URL may lack a position.
      if (parent !== tree) child.position ??= parent.position;
      adopt(child);
    }
  };
  const replaceNode = (node: TreeNode, content: TreeNode | TreeNode[]): void => {
    const parent = parents.get(node);
    const index = parent?.children?.indexOf(node) ?? -1;
    if (parent?.children === undefined || index === -1) return;
    const added = [content].flat();
    // Messages need the position of the original node.
    for (const one of added) one.position ??= node.position;
    parent.children.splice(index, 1, ...added);
    adopt(parent);
  };
  adopt(tree);
  return {
    source,
    parent: (node) => parents.get(node),
    textContent,
    setProperty: (node, key, value) => void Object.assign(node, { [key]: value }),
    appendChild(node, child) {
      node.children = [...(node.children ?? []), child];
      adopt(node);
    },
    replaceNode,
    wrapNode(node, wrapper) {
      const rest = wrapper.children ?? [];
      replaceNode(node, wrapper);
      wrapper.children = [node, ...rest];
      adopt(wrapper);
    },
  };
}

/** Leaves out expressions, whose values are unknown at compile time. */
function textContent(node: TreeNode): string {
  if (node.type.startsWith('mdx') && node.value !== undefined) return '';
  if (node.value !== undefined) return node.value;
  if (typeof node.alt === 'string') return node.alt;
  const text = (node.children ?? []).map(textContent).join('');
  // A colon in prose (`10:30`) is parsed as a directive without content.
  return text === '' && node.type === 'textDirective' ? `:${String(node.name)}` : text;
}
