import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { yamlLibrary } from '../../util/yaml-library.js';

export const yamlQuery = '?lectern-yaml';

export function yamlModules(): Plugin {
  return {
    name: 'lectern-yaml-modules',
    enforce: 'pre',
    load: {
      filter: { id: /\.ya?ml(?:\?(?:import|t=\d+))?$|\?lectern-yaml$/ },
      async handler(id) {
        const [file = ''] = id.split('?');
        this.addWatchFile(file);
        const document = yamlLibrary().parseDocument(await readFile(file, 'utf8'));
        const [mistake] = document.errors;
        if (mistake !== undefined) {
          const [message = ''] = mistake.message.split(/ at line \d+/);
          const [{ line, col } = { line: 1, col: 1 }] = mistake.linePos ?? [];
          return this.error({ message, loc: { file, line, column: col - 1 } });
        }
        return { code: `export default ${JSON.stringify(document.toJS() ?? null)};`, moduleType: 'js' };
      },
    },
  };
}
