import type { Bundle } from '../bundle/load-bundle.js';
import type { CodeOptions } from './highlight.js';
import { highlightWith } from './highlight.js';
import type { RenderOptions } from './render-page.js';

/** The theme and the components of a site, loaded: from its bundle in a build, from the bundler in the dev server. */
export type FrontEnd = Pick<
  Bundle,
  'theme' | 'loadModule' | 'islandUrl' | 'styles' | 'scripts' | 'headScript' | 'build'
>;

/** What renders pages, here or in a worker, which loads its own front end. */
export function renderOptions({
  frontEnd: { theme, islandUrl, styles, scripts, headScript, build },
  code,
}: {
  frontEnd: FrontEnd;
  code: CodeOptions;
}): RenderOptions {
  return {
    theme,
    islandUrl,
    highlight: highlightWith(code),
    assets: { styles, scripts, headScript, build },
  };
}
