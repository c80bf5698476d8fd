import { relative } from 'node:path';
import { mdxToJs } from 'satteri';
import type { Plugin } from 'vite';
import { preprocess } from '../../markdown/preprocess.js';

/**
 * Makes `import Readme from './README.md'` in a component return a component with the content. The module doesn't
 * belong to a page, so whatever requires one (links to documents, admonitions, highlighted code) is shown as plain
 * Markdown.
 */
export function markdownModules({ siteDir }: { siteDir: string }): Plugin {
  return {
    name: 'lectern-markdown-modules',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx?$/ },
      handler(source, id) {
        const name = relative(siteDir, id).replaceAll('\\', '/');
        // React shows this name in errors.
        return {
          code: `${markdownModule(source)}\nMDXContent.displayName = ${JSON.stringify(name)};\n`,
          map: null,
        };
      },
    },
  };
}

/** Returns the code of the module that a Markdown file becomes. */
export function markdownModule(source: string): string {
  const features = { headingAttributes: true, gfm: true, frontmatter: true };
  const result = mdxToJs(preprocess(source), { features });
  // The types allow asynchronous plug-ins, but none is used here.
  if (result instanceof Promise) throw new Error('A Markdown plug-in is asynchronous.');
  return result.code;
}
