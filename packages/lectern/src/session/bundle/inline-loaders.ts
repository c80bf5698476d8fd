import type { Plugin } from 'vite';
import { yamlQuery } from './yaml-modules.js';

const queries: Readonly<Record<string, string>> = {
  'raw-loader': '?raw',
  'yaml-loader': yamlQuery,
  'url-loader': '',
  'file-loader': '',
};

/** For example, `!!raw-loader!./code.js` becomes `./code.js?raw`. */
export function withoutLoader(specifier: string): string {
  const [whole = '', name = ''] = /^!{0,2}([\w-]+-loader)(?:\?[^!]*)?!/.exec(specifier) ?? [];
  const query = queries[name];
  return query === undefined ? specifier : specifier.slice(whole.length) + query;
}

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
