import type { DocumentAssets } from '../session/render/contract.js';

/** Must match all elements that `client/head/tabs.ts` prepares. */
const tabs = /\bclass="(?:[^"]* )?tabs[ "]/;
/** Must match all elements that `client/head/layout.ts` prepares. */
const layout = /\bclass="(?:[^"]* )?(?:toc|search-panel)[ "]|\bdata-choices="/;

type Scripts = Pick<DocumentAssets, 'headScript' | 'tabsScript' | 'layoutScript'>;

export function withHeadScripts({
  html,
  assets: { headScript, tabsScript, layoutScript },
}: {
  html: string;
  assets: Scripts;
}): string {
  const added = [tabs.test(html) ? tabsScript : undefined, layout.test(html) ? layoutScript : undefined];
  const tags = added.flatMap((source) => (source === undefined ? [] : [`<script>${source}</script>`]));
  const head = `<script>${headScript}</script>`;
  return tags.length === 0 ? html : html.replace(head, () => head + tags.join(''));
}
