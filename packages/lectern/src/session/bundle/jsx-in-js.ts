import type { Plugin } from 'vite';
import { transformWithOxc } from 'vite';

/** Existing sites write JSX in `.js` files, which the bundler takes for plain JavaScript. */
export function jsxInJs({ siteDir, development }: { siteDir: string; development: boolean }): Plugin {
  return {
    name: 'lectern-jsx-in-js',
    enforce: 'pre',
    transform(source, id) {
      const [file = ''] = id.split('?');
      const isOwn = file.startsWith(`${siteDir}/`) && !file.includes('/node_modules/');
      if (!isOwn || !/\.m?js$/.test(file) || !source.includes('<')) return undefined;
      return transformWithOxc(source, file, {
        lang: 'jsx',
        jsx: { runtime: 'automatic', importSource: 'react', development },
      });
    },
  };
}
