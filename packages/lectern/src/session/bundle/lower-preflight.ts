/** The part of PostCSS that is used here. Its types aren't a dependency. */
interface CssNode {
  type: string;
  selector?: string;
  prop?: string;
  nodes?: readonly CssNode[];
}
interface CssBlock {
  append(nodes: readonly CssNode[]): unknown;
}
export interface PreflightInput {
  root: { nodes: readonly CssNode[]; insertBefore(index: number, block: CssBlock): unknown };
  atRule: (options: { name: string; params: string }) => CssBlock;
}

/** In the same layer as the theme's components, but below their rules, and above the theme's rules for elements. */
const layer = 'shell.preflight';

/**
 * Moves Tailwind's preflight to a layer below the theme's components. Without a layer, its rules for elements, such as
 * `img { height: auto }`, would override the whole theme. In Docusaurus, they override only other rules for elements.
 * Tailwind 4 uses a layer itself.
 */
export function lowerPreflight({ root, atRule }: PreflightInput): void {
  const first = root.nodes.findIndex(isFirst);
  const last = root.nodes.findIndex((node, index) => index > first && isLast(node));
  if (first === -1 || last === -1) return;
  const moved = root.nodes.slice(first, last + 1);
  // The preflight has no classes and IDs, so such a rule belongs to the site.
  if (moved.some((node) => /[.#]/.test(node.selector ?? ''))) return;
  const block = atRule({ name: 'layer', params: layer });
  root.insertBefore(first, block);
  block.append(moved);
}

function isFirst({ selector = '', nodes = [] }: CssNode): boolean {
  const names = nodes.map(({ prop }) => prop);
  return /^\*\s*,/.test(selector) && names.includes('box-sizing') && names.includes('border-width');
}

function isLast({ selector = '' }: CssNode): boolean {
  return selector.startsWith('[hidden]');
}
