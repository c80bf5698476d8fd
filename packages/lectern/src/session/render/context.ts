import type { Assembled } from '../assemble.js';
import type { Bundle } from '../bundle/load-bundle.js';
import type { CompiledFiles } from '../compile/documents.js';
import type { Project } from '../read-project.js';
import type { CodeOptions } from './highlight.js';
import { highlightWith } from './highlight.js';
import type { CheckContext } from './references.js';
import { collectAnchors } from './references.js';
import type { RenderOptions } from './render-page.js';
import type { RenderContext } from './render-route.js';

/** The theme and the components of a site, loaded: from its bundle in a build, from the bundler in the dev server. */
export type FrontEnd = Pick<
  Bundle,
  'theme' | 'loadModule' | 'islandUrl' | 'styles' | 'scripts' | 'headScript' | 'build'
>;

interface Input {
  project: Project;
  compiled: CompiledFiles;
  assembled: Assembled;
}

/** What the references of pages are checked against. */
export function checkContext({ project, compiled, assembled: { plugins, assets } }: Input): CheckContext {
  return { project, compiled, plugins, assets, anchors: collectAnchors({ project, compiled }) };
}

/** What pages are rendered from. */
export function renderContext({
  frontEnd,
  code,
  sampleOutputs,
  ...input
}: Input & {
  frontEnd: FrontEnd;
  code: CodeOptions;
  /** What samples print, by their keys. */
  sampleOutputs: ReadonlyMap<string, string>;
}): RenderContext {
  return {
    ...checkContext(input),
    fences: input.assembled.fences,
    sampleOutputs,
    options: renderOptions({ frontEnd, code }),
    loadModule: frontEnd.loadModule,
  };
}

/** The same in a worker, which has a front end of its own. */
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
