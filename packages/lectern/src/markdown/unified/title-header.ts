import type { TreeNode } from './types.js';

/**
 * A site's plug-ins may add nodes next to the title, so a `header` element wraps it, as in Docusaurus. The title is a
 * heading of level 1 that no other heading or thematic break precedes. Returns the element.
 */
export function wrapTitle(tree: TreeNode): TreeNode | undefined {
  const found = firstDivision(tree);
  if (found?.node.depth !== 1) return undefined;
  const { node, parent } = found;
  const { position } = node;
  const header: TreeNode = {
    type: 'mdxJsxFlowElement',
    name: 'header',
    attributes: [],
    children: [node],
    position,
  };
  parent.children = parent.children?.map((child) => (child === node ? header : child));
  return header;
}

/** Replaces the `header` element with the title if the site's plug-ins added nothing to it. */
export function unwrapTitle({ tree, header }: { tree: TreeNode; header: TreeNode }): void {
  if (header.children?.length !== 1 || tree.children === undefined) return;
  tree.children = tree.children.flatMap((child) => (child === header ? (header.children ?? []) : [child]));
  for (const child of tree.children) unwrapTitle({ tree: child, header });
}

function firstDivision(parent: TreeNode): { node: TreeNode; parent: TreeNode } | undefined {
  for (const node of parent.children ?? []) {
    const found = /^(?:heading|thematicBreak)$/.test(node.type) ? { node, parent } : firstDivision(node);
    if (found !== undefined) return found;
  }
  return undefined;
}
