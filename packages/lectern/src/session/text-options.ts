import { createPrismHighlighter, magicCommentsOf } from '../markdown/code/index.js';
import { ownThemeModule } from './bundle/missing-modules.js';
import { pluginBundling } from './bundle/plugin-bundling.js';
import { sitePlugins } from './plugins/site-plugins.js';
import { textMarks } from './plugins/text-marks.js';
import type { TextOptions } from './render/highlight.js';
import type { Workspace } from './workspace.js';

export function textOptions(workspace: Pick<Workspace, 'siteDir' | 'config'>): TextOptions {
  const { config } = workspace;
  return {
    highlighter: createPrismHighlighter(),
    magicComments: magicCommentsOf(config.themeConfig.prism),
    marks: {
      ...textMarks(sitePlugins(config).map(({ plugin }) => plugin)),
      live: config.islands === 'auto',
      ...(hasOwnCodeBlock(workspace) ? { keepsCode: true } : {}),
      elements: replacedElements(workspace),
    },
    timeLimit: config.pageTimeLimit,
  };
}

/** Elements from Markdown, by the theme modules that render them. */
const elementsByModule: Readonly<Record<string, readonly string[]>> = {
  '@theme/CodeInline': ['code'],
  '@theme/Heading': ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  '@theme/MDXComponents/Code': ['code'],
  '@theme/MDXComponents/Heading': ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  '@theme/MDXComponents/Img': ['img'],
  '@theme/MDXComponents/Li': ['li'],
  '@theme/MDXComponents/Ul': ['ul'],
};

/** Returns the elements from Markdown that components in the site's `src/theme` render. */
function replacedElements({ siteDir }: Pick<Workspace, 'siteDir'>): string[] {
  return Object.entries(elementsByModule).flatMap(([source, names]) =>
    ownThemeModule({ siteDir, source }) === undefined ? [] : names,
  );
}

/** Returns whether the site, or a plug-in, replaces the component of code blocks. */
function hasOwnCodeBlock({ siteDir, config }: Pick<Workspace, 'siteDir' | 'config'>): boolean {
  const source = '@theme/CodeBlock';
  const { aliases } = pluginBundling(config);
  return ownThemeModule({ siteDir, source }) !== undefined || Object.hasOwn(aliases, `${source}$`);
}
