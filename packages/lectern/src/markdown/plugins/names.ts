import type { MdastNode } from 'satteri';
import { defineMdastPlugin } from 'satteri';
import type { PluginState } from './state.js';

type JsxNode = Extract<MdastNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;
type Place = Pick<MdastNode, 'position'>;

/** Lists components and expressions: what is wrong with them shows only when the text is run, without a place. */
export function names(state: PluginState) {
  const add = ({ node, text }: { node: Readonly<Place>; text: string }): void => {
    if (/^\s*\/\*.*\*\/\s*$/s.test(text)) return;
    const { line = 1, column = 1 } = node.position?.start ?? {};
    state.names.push({ text, line, column });
  };
  const visitJsx = (node: Readonly<JsxNode>): void => {
    if (node.name !== null && /^[A-Z]|\./.test(node.name)) {
      add({ node, text: node.name });
      const { line = 1, column = 1 } = node.position?.start ?? {};
      state.parts.components.push({ name: node.name, attributes: plainAttributes(node), line, column });
    }
    for (const attribute of node.attributes) {
      const value = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute;
      if (value !== null && typeof value === 'object') add({ node, text: value.value });
    }
  };
  return defineMdastPlugin({
    name: 'lectern-names',
    options: { position: true },
    mdxFlowExpression: (node) => add({ node, text: node.value }),
    mdxTextExpression: (node) => add({ node, text: node.value }),
    mdxJsxFlowElement: visitJsx,
    mdxJsxTextElement: visitJsx,
  });
}

/** The attributes whose values are text. */
function plainAttributes({ attributes }: Readonly<JsxNode>): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((attribute): [string, string][] =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}
