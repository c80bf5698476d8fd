import { detailsElements } from '../plugins/details-elements.js';
import { directives } from '../plugins/directives.js';
import { emoji } from '../plugins/emoji.js';
import { fenceElements } from '../plugins/fence-elements.js';
import { headingIds, headings } from '../plugins/headings.js';
import { ids } from '../plugins/ids.js';
import { lineBreaks } from '../plugins/line-breaks.js';
import { names } from '../plugins/names.js';
import { parts } from '../plugins/parts.js';
import { definitions, references } from '../plugins/references.js';
import type { PluginState } from '../plugins/state.js';
import { checkBoxName, tables } from '../plugins/tables.js';
import type { RevealedAddresses } from './addresses.js';
import { concealAddresses, revealAddresses } from './addresses.js';
import { codeBlocks, copyMeta } from './code-blocks.js';
import { readHeadingIds } from './heading-ids.js';
import { convertLegacyNodes } from './legacy-nodes.js';
import { unwrapTitle, wrapTitle } from './title-header.js';
import type { TreeNode, UnifiedFile } from './types.js';
import { descendants, visitTree } from './visit-tree.js';

export interface UnifiedState {
  state: PluginState;
  source: string;
  revealed?: RevealedAddresses;
  header?: TreeNode | undefined;
}

type Step = () => (tree: unknown, file: UnifiedFile) => void;

/**
 * Components come before the site's remark plug-ins. Unknown directives, headings, links, and code come after them, so
 * generated content is treated like the author's content.
 */
export function enginePlugins(): Record<
  'components' | 'content' | 'reveal' | 'checkBoxes' | 'conceal',
  Step
> {
  return {
    components: step((tree, shared) => {
      const { state, source } = shared;
      readHeadingIds(tree);
      const known = directives(state, { keepUnknown: true });
      for (const plugin of [names(state), known, fenceElements(state), headingIds(state)])
        visitTree({ tree, source, plugin });
      shared.header = wrapTitle(tree);
    }),
    content: step((tree, { state, source, header }) => {
      if (header !== undefined) unwrapTitle({ tree, header });
      convertLegacyNodes(tree);
      visitTree({ tree, source, plugin: directives(state) });
      // The order is the same as in `compile.ts`.
      for (const make of [detailsElements, definitions, references, ids, parts, headings])
        visitTree({ tree, source, plugin: make(state) });
      for (const plugin of [emoji(), lineBreaks(), tables()]) visitTree({ tree, source, plugin });
      copyMeta(tree);
    }),
    reveal: step((tree, shared) => {
      shared.revealed = revealAddresses({ tree, state: shared.state });
    }),
    checkBoxes: step((tree) => {
      for (const { tagName, properties } of descendants(tree))
        if (tagName === 'input' && properties !== undefined)
          properties.ariaLabel = checkBoxName(properties.checked === true);
    }),
    conceal: step((tree, { state, source, revealed = new WeakMap() }) => {
      concealAddresses({ tree, state, revealed });
      codeBlocks({ tree, source, state });
    }),
  };
}

function step(run: (tree: TreeNode, shared: UnifiedState) => void): Step {
  return () => (tree, file) => run(tree as TreeNode, file.data.lectern as UnifiedState);
}
