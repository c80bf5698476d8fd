import type { Plugin } from 'vite';
import { nestingMistake } from '../../util/module-nesting.js';
import { optimizedModule } from './optimized-modules.js';

export function nestedModules(): Plugin {
  return {
    name: 'lectern-nested-modules',
    enforce: 'pre',
    transform: {
      filter: {
        id: {
          include: /\.(?:[cm]?[jt]sx?|json|css|s[ac]ss|less|styl)(?:\?|$)/,
          exclude: [/\/node_modules\//, optimizedModule],
        },
      },
      handler(text, id) {
        const [file = ''] = id.split('?');
        const mistake = nestingMistake({ file, text });
        if (mistake === undefined) return undefined;
        const { message, line, column } = mistake;
        return this.error({ message, loc: { file, line, column: column - 1 } });
      },
    },
  };
}
