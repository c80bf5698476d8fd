import type { MdastContent, MdastNode, MdastPluginDefinition } from 'satteri';
import { defineMdastPlugin } from 'satteri';
import { problem } from '../../diagnostics/diagnostic.js';
import { didYouMean, nearest } from '../../diagnostics/nearest.js';
import { ownValue } from '../../util/own-value.js';
import { textDirectiveOfPlugin } from './parts.js';
import type { PluginState } from './state.js';

const admonitions: readonly string[] = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important'];
const aliases: Readonly<Record<string, string>> = { secondary: 'note', success: 'tip' };

/**
 * Colons in prose (`10:30`) stay unchanged, and so do directives that a remark plug-in has turned into elements
 * (`data.hName`).
 */
export function directives(
  state: PluginState,
  {
    keepUnknown = false,
  }: {
    /** Whether unknown directives stay in the tree, for remark plug-ins that run later. */
    keepUnknown?: boolean;
  } = {},
): MdastPluginDefinition {
  // The end offset of the last leaf directive. Text directives in its label stay unchanged.
  let leafEnd = 0;
  return defineMdastPlugin({
    name: 'lectern-directives',
    options: { position: true },
    containerDirective(node, context) {
      if (isRendered(node)) return;
      const added = state.marks.admonitions ?? [];
      const type = added.includes(node.name) ? node.name : (ownValue(aliases, node.name) ?? node.name);
      if (![...admonitions, ...added].includes(type)) {
        if (keepUnknown) return;
        state.diagnostics.push(unknown({ name: node.name, node, state }));
        context.replaceNode(node, unwrapped({ nodes: node.children, element: 'mdxJsxFlowElement' }));
        return;
      }
      context.replaceNode(node, admonition({ type, children: node.children }));
    },
    leafDirective(node, context) {
      leafEnd = node.position?.end.offset ?? 0;
      const own = state.marks.directives.find(({ name }) => name === node.name);
      if (own !== undefined) {
        context.replaceNode(node, pluginDirective({ plugin: own.plugin, node, state }));
        return;
      }
      if (keepUnknown || isRendered(node)) return;
      const near = nearest({ found: node.name, known: state.marks.directives.map(({ name }) => name) });
      if (near !== undefined) state.diagnostics.push(misspelt({ near, node, state }));
      const text =
        node.position === undefined
          ? `::${node.name}`
          : context.source.slice(node.position.start.offset, node.position.end.offset);
      context.replaceNode(node, { type: 'paragraph', children: [{ type: 'text', value: text }] });
    },
    textDirective(node, context) {
      if ((node.position?.start.offset ?? leafEnd) < leafEnd) return;
      const own = textDirectiveOfPlugin({ node, source: context.source, state });
      if (own !== undefined) {
        context.replaceNode(node, own);
        return;
      }
      if (keepUnknown || isRendered(node)) return;
      const children = node.children;
      const first = children[0];
      const last = children.at(-1);
      const source = (from: number | undefined, to: number | undefined) => context.source.slice(from, to);
      if (node.position === undefined) {
        context.replaceNode(
          node,
          children.length === 0 ? { type: 'text', value: `:${node.name}` } : children,
        );
        return;
      }
      if (first === undefined || last === undefined) {
        context.replaceNode(node, {
          type: 'text',
          value: source(node.position.start.offset, node.position.end.offset),
        });
        return;
      }
      const before = source(node.position.start.offset, first.position?.start.offset);
      const after = source(last.position?.end.offset, node.position.end.offset);
      context.replaceNode(
        node,
        unwrapped({
          nodes: [{ type: 'text', value: before }, ...children, { type: 'text', value: after }],
          element: 'mdxJsxTextElement',
        }),
      );
    },
  });
}

function isRendered({ data }: { data?: unknown }): boolean {
  return (data as { hName?: unknown } | null | undefined)?.hName !== undefined;
}

/** The parser would lose a directive without a parent, so directives are wrapped in a fragment. */
function unwrapped({
  nodes,
  element,
}: {
  nodes: readonly MdastContent[];
  element: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
}): MdastContent | MdastContent[] {
  if (!nodes.some((node) => 'type' in node && node.type.endsWith('Directive'))) return [...nodes];
  return { type: element, name: null, attributes: [], children: [...nodes] as never[] };
}

type Leaf = Extract<MdastNode, { type: 'leafDirective' }>;

/** Plug-ins resolve directives once the whole site is known. */
function pluginDirective({
  plugin,
  node,
  state,
}: {
  plugin: string;
  node: Readonly<Leaf>;
  state: PluginState;
}): MdastContent {
  const key = `${state.key}:${state.directives.length}`;
  const { line = 1, column = 1 } = node.position?.start ?? {};
  const attributes = Object.fromEntries(
    Object.entries(node.attributes ?? {}).map(([name, value]) => [name, value ?? '']),
  );
  state.directives.push({ plugin, name: node.name, key, attributes, line, column });
  return {
    type: 'mdxJsxFlowElement',
    name: 'LecternDirective',
    attributes: [{ type: 'mdxJsxAttribute', name: 'name', value: key }],
    children: [],
  };
}

function misspelt({ near, node, state }: { near: string; node: Readonly<Leaf>; state: PluginState }) {
  return problem({
    code: 'unknown-directive',
    message: `There is no directive "::${node.name}". Did you mean "::${near}"?`,
    hint: 'If this is text, put it in `backticks`.',
    file: state.file,
    line: node.position?.start.line,
    column: node.position?.start.column,
  });
}

type Container = Extract<MdastNode, { type: 'containerDirective' }>;

function admonition({ type, children }: { type: string; children: Container['children'] }): MdastContent {
  const [first, ...rest] = children;
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const title = isLabel
    ? [
        {
          type: 'mdxJsxFlowElement' as const,
          name: 'LecternAdmonitionTitle',
          attributes: [],
          children: first.children as never[],
        },
      ]
    : [];
  return {
    type: 'mdxJsxFlowElement',
    name: 'LecternAdmonition',
    attributes: [{ type: 'mdxJsxAttribute', name: 'type', value: type }],
    children: [...title, ...(isLabel ? rest : children)],
  };
}

function unknown({ name, node, state }: { name: string; node: Readonly<Container>; state: PluginState }) {
  const known = [...admonitions, ...(state.marks.admonitions ?? [])];
  return problem({
    code: 'unknown-admonition',
    severity: 'warning',
    message: `There is no admonition ":::${name}", so its content is shown without a box.${didYouMean({ found: name, known })}`,
    hint: `Known types: ${known.join(', ')}.`,
    file: state.file,
    line: node.position?.start.line,
    column: node.position?.start.column,
  });
}
