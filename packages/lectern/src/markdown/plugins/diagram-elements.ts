import type { MdastNode, MdastPluginDefinition, MdastVisitorContext } from 'satteri';
import { defineMdastPlugin } from 'satteri';
import type { PluginState } from './state.js';

type JsxNode = Extract<MdastNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/**
 * Turns `<Mermaid value="…" />` into the code fence of the diagram, so that it is drawn like other diagrams. The value
 * must be a string in the document: a diagram that a component computes is unknown here.
 */
export function diagramElements(state: PluginState): MdastPluginDefinition {
  const isDrawn = state.marks.fences.some(({ language }) => language === 'mermaid');
  const visit = (node: Readonly<JsxNode>, context: MdastVisitorContext): void => {
    const value = node.name === 'Mermaid' && isDrawn ? diagramOf(node) : undefined;
    if (value !== undefined) context.replaceNode(node, { type: 'code', lang: 'mermaid', value });
  };
  return defineMdastPlugin({
    name: 'lectern-diagram-elements',
    options: { position: true },
    mdxJsxFlowElement: visit,
    mdxJsxTextElement: visit,
  });
}

function diagramOf({ attributes }: Readonly<JsxNode>): string | undefined {
  const [attribute] = attributes.filter((each) => each.type === 'mdxJsxAttribute' && each.name === 'value');
  const value = attribute?.value;
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const [, template] = /^\s*`((?:[^`\\$]|\\[\s\S]|\$(?!\{))*)`\s*$/.exec(value.value) ?? [];
  return template?.replace(/\\n/g, '\n').replace(/\\([`$\\])/g, '$1');
}
