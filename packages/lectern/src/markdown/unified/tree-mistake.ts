/** The steps after a plug-in recurse for each level, so a deeper tree could overflow the stack. */
const maxDepth = 1000;

interface Visit {
  node: unknown;
  path: string;
  ancestors: readonly object[];
}

/** Describes the first node that violates the mdast or hast specification. Returns undefined if the tree is valid. */
export function treeMistake(tree: unknown): string | undefined {
  const rest: Visit[] = [{ node: tree, path: 'root', ancestors: [] }];
  for (let visit = rest.pop(); visit !== undefined; visit = rest.pop()) {
    const { node, path, ancestors } = visit;
    if (!isRecord(node)) return `${path} is ${nameOf(node)}, but must be a node`;
    if (ancestors.includes(node)) return `${path} contains itself`;
    if (ancestors.length > maxDepth) return `${path.slice(0, 40)}… has more than ${maxDepth} levels`;
    const mistake = nodeMistake(node);
    if (mistake !== undefined) return `${path}${mistake}`;
    const { children = [] } = node as { children?: unknown[] };
    const inner = children.length === 0 ? ancestors : [...ancestors, node];
    for (const [index, child] of children.entries())
      rest.push({ node: child, path: `${path}.children[${index}]`, ancestors: inner });
  }
  return undefined;
}

const texts: Readonly<Record<string, string>> = {
  text: 'value',
  code: 'value',
  inlineCode: 'value',
  link: 'url',
  image: 'url',
  definition: 'url',
  element: 'tagName',
};

function nodeMistake(node: Readonly<Record<string, unknown>>): string | undefined {
  const { type } = node;
  if (typeof type !== 'string') return `.type is ${nameOf(type)}, but must be a string`;
  const field = texts[type];
  if (field !== undefined && typeof node[field] !== 'string' && !isNamedLater(node))
    return ` has the type "${type}", but its ${field} is ${nameOf(node[field])}, not a string`;
  if (node.children !== undefined && !Array.isArray(node.children))
    return `.children is ${nameOf(node.children)}, but must be an array`;
  // Directives also have `attributes`, but as an object.
  if (type.startsWith('mdxJsx') && !(Array.isArray(node.attributes) && node.attributes.every(isRecord)))
    return '.attributes must be an array of objects';
  return undefined;
}

/** An element with `hName` gets its tag name when Markdown becomes HTML. */
function isNamedLater({ type, data }: Readonly<Record<string, unknown>>): boolean {
  return type === 'element' && isRecord(data) && typeof data.hName === 'string';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function nameOf(value: unknown): string {
  return value === null || value === undefined ? String(value) : `of the type ${typeof value}`;
}
