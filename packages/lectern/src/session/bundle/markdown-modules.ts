import { mdxToJs } from 'satteri';
import type { Plugin } from 'vite';
import { preprocess } from '../../markdown/preprocess.js';

/**
 * `import Readme from './README.md'` in a component gives a component with the content. What needs a page (links to documents,
 * admonitions, highlighted code) is shown as plain Markdown: the module knows no page.
 */
export function markdownModules(): Plugin {
  return {
    name: 'lectern-markdown-modules',
    enforce: 'pre',
    transform(source, id) {
      return /\.mdx?$/.test(id) ? { code: markdownModule(source), map: null } : undefined;
    },
  };
}

/** The code of the module that a Markdown file becomes. */
export function markdownModule(source: string): string {
  const features = { headingAttributes: true, gfm: true, frontmatter: true };
  const result = mdxToJs(preprocess(source), { features });
  // The types allow asynchronous plug-ins, but there are none.
  if (result instanceof Promise) throw new Error('A Markdown plug-in is asynchronous.');
  return result.code;
}
