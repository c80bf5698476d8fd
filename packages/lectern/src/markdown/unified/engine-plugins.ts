import { directives } from '../plugins/directives.js';
import { emoji } from '../plugins/emoji.js';
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
import { codeBlocks } from './code-blocks.js';
import { readHeadingIds } from './heading-ids.js';
import { convertLegacyNodes } from './legacy-nodes.js';
import type { TreeNode, UnifiedFile } from './types.js';
import { descendants, visitTree } from './visit-tree.js';

/** What the engine's steps share while they work on one document. */
export interface UnifiedState {
  state: PluginState;
  source: string;
  revealed?: RevealedAddresses;
}

/** A step of the engine as a plug-in of unified. */
type Step = () => (tree: unknown, file: UnifiedFile) => void;

/**
 * What the native compiler does to a document, as plug-ins around those of a site. Components come before the site's remark
 * plug-ins, and headings, links and code after them: what these plug-ins write is treated like what a writer wrote.
 */
export function enginePlugins(): Record<
  'components' | 'content' | 'reveal' | 'checkBoxes' | 'conceal',
  Step
> {
  return {
    components: step((tree, { state, source }) => {
      readHeadingIds(tree);
      for (const plugin of [names(state), directives(state), headingIds(state)])
        visitTree({ tree, source, plugin });
    }),
    content: step((tree, { state, source }) => {
      convertLegacyNodes(tree);
      // In the order of the native compiler, for its reasons: see compile.ts.
      for (const make of [definitions, references, ids, parts, headings])
        visitTree({ tree, source, plugin: make(state) });
      for (const plugin of [emoji(), lineBreaks(), tables()]) visitTree({ tree, source, plugin });
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
