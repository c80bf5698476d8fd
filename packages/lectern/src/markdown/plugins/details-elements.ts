import type { MdastNode, MdastVisitorContext } from 'satteri';
import { defineMdastPlugin } from 'satteri';
import type { PluginState } from './state.js';

type JsxNode = Extract<MdastNode, { type: 'mdxJsxFlowElement' }>;

export function mayHaveDetails({ content, state }: { content: string; state: PluginState }): boolean {
  return state.marks.elements?.includes('details') === true && content.includes('<details');
}

/** As in Docusaurus, a site's component replaces `<details>`, but no other JSX element in a document. */
export function detailsElements(state: PluginState) {
  return defineMdastPlugin({
    name: 'lectern-details-elements',
    mdxJsxFlowElement(node: Readonly<JsxNode>, context: MdastVisitorContext) {
      if (node.name === 'details' && state.marks.elements?.includes('details') === true)
        context.setProperty(node, 'name', 'Details');
    },
  });
}
