import type { Bundle } from '../bundle/load-bundle.js';
import type { CodeOptions } from './highlight.js';
import { highlightWith } from './highlight.js';
import type { RenderOptions } from './render-page.js';

/** The loaded theme and components of a site: from its bundle in a build, from Vite in the dev server. */
export type FrontEnd = Pick<
  Bundle,
  'theme' | 'loadModule' | 'islandUrl' | 'styles' | 'scripts' | 'headScript' | 'build'
>;

/** The options for rendering in this process or in a worker, which loads its own front end. */
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
