import { readFileSync } from 'node:fs';
import { ownThemeModule } from '../content/own-theme-module.js';
import { magicCommentsOf } from '../markdown/code/magic-comments.js';
import { createPrismHighlighter } from '../markdown/code/prism.js';
import { pluginBundling } from './bundle/plugin-bundling.js';
import { sitePlugins } from './plugins/site-plugins.js';
import { textMarks } from './plugins/text-marks.js';
import type { TextOptions } from './render/highlight.js';
import type { Workspace } from './workspace.js';

export function textOptions(workspace: Pick<Workspace, 'siteDir' | 'config'>): TextOptions {
  const { config } = workspace;
  const marks = textMarks(sitePlugins(config).map(({ plugin }) => plugin));
  return {
    highlighter: createPrismHighlighter(marks),
    magicComments: magicCommentsOf(config.themeConfig.prism),
    marks: {
      ...marks,
      live: config.islands === 'auto',
      ...(ownsCodeBlocks(workspace) ? { keepsCode: true } : {}),
      elements: replacedElements(workspace),
    },
    timeLimit: config.pageTimeLimit,
  };
}

const elementsByModule: Readonly<Record<string, readonly string[]>> = {
  '@theme/CodeInline': ['code'],
  '@theme/Details': ['details', 'summary'],
  '@theme/Heading': ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  '@theme/MDXComponents/A': ['a'],
  '@theme/MDXComponents/Code': ['code'],
  '@theme/MDXComponents/Details': ['details', 'summary'],
  '@theme/MDXComponents/Heading': ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  '@theme/MDXComponents/Img': ['img'],
  '@theme/MDXComponents/Li': ['li'],
  '@theme/MDXComponents/Ul': ['ul'],
};

function replacedElements({ siteDir }: Pick<Workspace, 'siteDir'>): string[] {
  const own = Object.entries(elementsByModule).flatMap(([source, names]) =>
    ownThemeModule({ siteDir, source }) === undefined ? [] : names,
  );
  return [...new Set([...own, ...listedElements({ siteDir })])];
}

const markdownElement =
  /(?<![\w$.-])(a|blockquote|br|code|del|[dD]etails|em|h[1-6]|hr|img|input|li|ol|p|pre|section|strong|sup|table|tbody|td|th|thead|tr|ul)(?=['"]?\s*[:,}(])/g;

/**
 * Returns the Markdown elements that the site's `@theme/MDXComponents` may define. An unneeded element changes no page,
 * but makes compiling slower.
 */
function listedElements({ siteDir }: Pick<Workspace, 'siteDir'>): string[] {
  const path = ownThemeModule({ siteDir, source: '@theme/MDXComponents' });
  if (path === undefined) return [];
  const names = [...readFileSync(path, 'utf8').matchAll(markdownElement)].map(([, name = '']) => name);
  return names.flatMap((name) => (/^details$/i.test(name) ? ['details', 'summary'] : [name]));
}

function ownsCodeBlocks({ siteDir, config }: Pick<Workspace, 'siteDir' | 'config'>): boolean {
  const source = '@theme/CodeBlock';
  const { aliases } = pluginBundling(config);
  return (
    [source, '@theme/MDXComponents/Pre'].some(
      (each) => ownThemeModule({ siteDir, source: each }) !== undefined,
    ) ||
    Object.hasOwn(aliases, `${source}$`) ||
    listedElements({ siteDir }).includes('pre')
  );
}
