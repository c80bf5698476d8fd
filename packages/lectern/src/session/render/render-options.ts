import { createLocationMapper } from '../../util/stack-locations.js';
import type { Bundle } from '../bundle/load-bundle.js';
import type { DocumentAssets } from './contract.js';
import type { CodeOptions } from './highlight.js';
import { highlightWith } from './highlight.js';
import type { RenderOptions } from './render-page.js';

/** In a build, the theme and components come from the site's bundle. In the dev server, they come from Vite. */
export type FrontEnd = Pick<
  Bundle,
  'theme' | 'loadModule' | 'islandUrl' | 'styles' | 'scripts' | 'headScript' | 'build'
> &
  Pick<DocumentAssets, 'tabsScript' | 'layoutScript' | 'baseHintScript'>;

export function renderOptions({
  frontEnd: {
    theme,
    islandUrl,
    styles,
    scripts,
    headScript,
    tabsScript,
    layoutScript,
    baseHintScript,
    build,
  },
  code,
}: {
  frontEnd: FrontEnd;
  code: CodeOptions;
}): RenderOptions {
  return {
    theme,
    islandUrl,
    highlight: highlightWith(code),
    mapLocation: createLocationMapper(),
    assets: { styles, scripts, headScript, tabsScript, layoutScript, baseHintScript, build },
  };
}
