import type { Plugin } from 'vite';
import { jsonMistake } from '../../util/json-mistake.js';

/** The bundler's error for invalid JSON names neither the file nor the line. */
export function jsonModules(): Plugin {
  return {
    name: 'lectern-json-modules',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.json(?:\?(?:import|t=\d+))?$/, exclude: /\/node_modules\// } },
      handler(text, id) {
        const mistake = jsonMistake(text);
        if (mistake === undefined) return undefined;
        const { message, line, column } = mistake;
        const [file = ''] = id.split('?');
        return this.error({ message, loc: { file, line, column: column - 1 } });
      },
    },
  };
}
