import type { MdastNode, MdastPluginDefinition, MdastVisitorContext } from 'satteri';
import { defineMdastPlugin } from 'satteri';
import { upperFirst } from '../../util/upper-first.js';
import type { PluginState } from './state.js';

type JsxNode = Extract<MdastNode, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

export function mayHaveFenceElements({ content, state }: { content: string; state: PluginState }): boolean {
  return state.marks.fences.some(({ language }) => content.includes(`<${upperFirst(language)}`));
}

/**
 * `<Chart value="…" />` becomes a fence with the language `chart`. The value must be a string literal, because the
 * results of expressions are unknown at compile time.
 */
export function fenceElements(state: PluginState): MdastPluginDefinition {
  const visit = (node: Readonly<JsxNode>, context: MdastVisitorContext): void => {
    const mark = state.marks.fences.find(({ language }) => node.name === upperFirst(language));
    const value = mark === undefined ? undefined : textOf(node);
    if (mark !== undefined && value !== undefined)
      context.replaceNode(node, { type: 'code', lang: mark.language, value });
  };
  return defineMdastPlugin({
    name: 'lectern-fence-elements',
    options: { position: true },
    mdxJsxFlowElement: visit,
    mdxJsxTextElement: visit,
  });
}

function textOf({ attributes }: Readonly<JsxNode>): string | undefined {
  const [attribute] = attributes.filter((each) => each.type === 'mdxJsxAttribute' && each.name === 'value');
  const value = attribute?.value;
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const [, template] = /^\s*`((?:[^`\\$]|\\[\s\S]|\$(?!\{))*)`\s*$/.exec(value.value) ?? [];
  return template?.replace(/\\n/g, '\n').replace(/\\([`$\\])/g, '$1');
}
