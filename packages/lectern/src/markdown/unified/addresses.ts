import { addImage, addLink } from '../plugins/references.js';
import type { PluginState } from '../plugins/state.js';
import type { TreeNode } from './types.js';
import { descendants } from './visit-tree.js';

/** For each node, the URL that rehype plug-ins see, and the token that the URL temporarily replaces. */
export type RevealedAddresses = WeakMap<TreeNode, { address: string; token: string }>;

const property: Readonly<Record<string, string>> = { a: 'href', img: 'src' };

/** Rehype plug-ins may inspect the URLs. */
export function revealAddresses({
  tree,
  state,
}: {
  tree: TreeNode;
  state: Pick<PluginState, 'links' | 'images'>;
}): RevealedAddresses {
  const urls = new Map([...state.links, ...state.images].map(({ token, url }) => [token, url]));
  const revealed: RevealedAddresses = new WeakMap();
  for (const { node, name, address: token } of addressesIn(tree)) {
    const address = urls.get(token);
    if (address === undefined) continue;
    revealed.set(node, { address, token });
    node.properties = { ...node.properties, [name]: address };
  }
  return revealed;
}

export function concealAddresses({
  tree,
  state,
  revealed,
}: {
  tree: TreeNode;
  state: PluginState;
  revealed: RevealedAddresses;
}): void {
  for (const { node, name, address } of addressesIn(tree)) {
    const known = revealed.get(node);
    const token = known?.address === address ? known.token : tokenOf({ node, name, address, state });
    const lazy = name === 'src' ? { loading: node.properties?.loading ?? 'lazy' } : {};
    node.properties = { ...node.properties, [name]: token, ...lazy };
  }
}

/**
 * An absolute link stays unchanged, and so does a link within the page, because the plug-in that adds such a link also
 * adds its target.
 */
function tokenOf({
  node,
  name,
  address,
  state,
}: {
  node: TreeNode;
  name: string;
  address: string;
  state: PluginState;
}): string {
  const location = { position: node.position } as Parameters<typeof addLink>[0]['node'];
  if (name === 'src') return addImage({ state, node: location, url: address });
  const isKept = address.startsWith('#') || /^(?:[a-z][\w+.-]*:|\/\/)/i.test(address);
  return isKept ? address : addLink({ state, node: location, url: address });
}

function addressesIn(tree: TreeNode): { node: TreeNode; name: string; address: string }[] {
  return descendants(tree).flatMap((node) => {
    const name = node.type === 'element' ? property[node.tagName ?? ''] : undefined;
    const address = name === undefined ? undefined : node.properties?.[name];
    return name !== undefined && typeof address === 'string' ? [{ node, name, address }] : [];
  });
}
