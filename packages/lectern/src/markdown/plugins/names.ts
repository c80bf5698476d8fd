import type { MdastNode } from 'satteri';
import { defineMdastPlugin } from 'satteri';
import type { PluginState } from './state.js';

type JsxNode = Extract<MdastNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;
type SourceLocation = Pick<MdastNode, 'position'>;

/**
 * Lists components, expressions, and module code, because errors in them occur only at run time, without a location.
 */
export function names(state: PluginState) {
  const add = ({ node, text }: { node: Readonly<SourceLocation>; text: string }): void => {
    if (/^\s*\/\*.*\*\/\s*$/s.test(text)) return;
    const { line = 1, column = 1 } = node.position?.start ?? {};
    state.names.push({ text, line, column });
  };
  // The text comes from the source, because the parser's copy of an expression lacks the indentation.
  const visitExpression = (node: Readonly<SourceLocation>, { source }: { source: string }): void => {
    const { start, end } = node.position ?? {};
    add({ node, text: source.slice((start?.offset ?? 0) + 1, (end?.offset ?? 0) - 1) });
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
    mdxFlowExpression: visitExpression,
    mdxTextExpression: visitExpression,
    mdxjsEsm(node) {
      const { line = 1, column = 1 } = node.position?.start ?? {};
      // Imports contain no code that could fail.
      if (/^export\b/m.test(node.value)) state.names.push({ text: node.value, line, column, isModule: true });
    },
    mdxJsxFlowElement: visitJsx,
    mdxJsxTextElement: visitJsx,
  });
}

/** Returns the attributes with string values. */
function plainAttributes({ attributes }: Readonly<JsxNode>): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((attribute): [string, string][] =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}
