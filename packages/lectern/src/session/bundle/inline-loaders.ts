import type { Plugin } from 'vite';
import { yamlQuery } from './yaml-modules.js';

/** Vite queries with the same effect as webpack loaders, by loader name. */
const queries: Readonly<Record<string, string>> = {
  'raw-loader': '?raw',
  'yaml-loader': yamlQuery,
  'url-loader': '',
  'file-loader': '',
};

/** Replaces a webpack loader, as in `!!raw-loader!./code.js`, with a query that has the same effect. */
export function withoutLoader(specifier: string): string {
  const [whole = '', name = ''] = /^!{0,2}([\w-]+-loader)(?:\?[^!]*)?!/.exec(specifier) ?? [];
  const query = queries[name];
  return query === undefined ? specifier : specifier.slice(whole.length) + query;
}

/** Resolves imports that name a webpack loader. */
export function inlineLoaders(): Plugin {
  return {
    name: 'lectern-inline-loaders',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^!{0,2}[\w-]+-loader(?:\?[^!]*)?!/ },
      handler(source, importer, options) {
        const plain = withoutLoader(source);
        return plain === source ? undefined : this.resolve(plain, importer, { ...options, skipSelf: true });
      },
    },
  };
}
