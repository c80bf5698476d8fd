import type { MdastNode } from 'satteri';
import { defineMdastPlugin } from 'satteri';
import type { NameUse } from '../types.js';
import type { PluginState } from './state.js';

type JsxNode = Extract<MdastNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;
type SourceLocation = Pick<MdastNode, 'position'>;

/**
 * Errors at run time have no source location, so this plug-in records where the document uses components, expressions,
 * and module code.
 */
export function names(state: PluginState) {
  const add = ({ line, column, text }: NameUse): void => {
    if (!/^\s*\/\*.*\*\/\s*$/s.test(text)) state.names.push({ text, line, column });
  };
  // The parser's copy of an expression lacks the indentation, so the text is read from the source.
  const visitExpression = (node: Readonly<SourceLocation>, { source }: { source: string }): void => {
    const { start, end } = node.position ?? {};
    const { line, column } = startOf(node);
    const text = source.slice((start?.offset ?? 0) + 1, (end?.offset ?? 0) - 1);
    add({ text, line, column: column + 1 });
  };
  const visitJsx = (node: Readonly<JsxNode>, { source }: { source: string }): void => {
    const { line, column } = startOf(node);
    if (node.name !== null && /^[A-Z]|\./.test(node.name)) {
      add({ text: node.name, line, column });
      state.parts.components.push({ name: node.name, attributes: plainAttributes(node), line, column });
    }
    for (const use of attributeUses({ node, source })) add(use);
  };
  return defineMdastPlugin({
    name: 'lectern-names',
    options: { position: true },
    mdxFlowExpression: visitExpression,
    mdxTextExpression: visitExpression,
    mdxjsEsm(node) {
      const { line, column } = startOf(node);
      // Imports don't contain code that could fail.
      if (/^export\b/m.test(node.value)) state.names.push({ text: node.value, line, column, isModule: true });
    },
    mdxJsxFlowElement: visitJsx,
    mdxJsxTextElement: visitJsx,
  });
}

function startOf({ position }: Readonly<SourceLocation>): { line: number; column: number } {
  const { line = 1, column = 1 } = position?.start ?? {};
  return { line, column };
}

/** The parser doesn't provide the locations of expressions in attributes, so they are found in the source. */
function attributeUses({ node, source }: { node: Readonly<JsxNode>; source: string }): NameUse[] {
  const start = startOf(node);
  const element = source.slice(node.position?.start.offset, node.position?.end.offset);
  let from = 0;
  return node.attributes.flatMap((attribute) => {
    const value = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute;
    if (value === null || typeof value !== 'object') return [];
    const [first = '', ...rest] = value.value.trim().split('\n');
    const at = element.indexOf(first, from);
    if (at < 0) return [{ text: value.value, ...start }];
    from = at + first.length;
    const before = element.slice(0, at).split('\n');
    const column = (before.at(-1) ?? '').length + (before.length === 1 ? start.column : 1);
    // The parser's copy lacks the indentation of the lines after the first, so these lines are read from the source.
    const written = element
      .slice(from)
      .split('\n')
      .slice(1, rest.length + 1);
    return [{ text: [first, ...written].join('\n'), line: start.line + before.length - 1, column }];
  });
}

function plainAttributes({ attributes }: Readonly<JsxNode>): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((attribute): [string, string][] =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}
