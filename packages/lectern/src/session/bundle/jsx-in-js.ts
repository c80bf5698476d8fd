import type { Plugin } from 'vite';
import { transformWithOxc } from 'vite';

/** Compiles JSX in `.js` files, as existing sites write it. The bundler parses these files as plain JavaScript. */
export function jsxInJs({ siteDir, development }: { siteDir: string; development: boolean }): Plugin {
  return {
    name: 'lectern-jsx-in-js',
    enforce: 'pre',
    transform: {
      filter: { id: /^[^?]*\.m?js(?:\?|$)/, code: '<' },
      handler(source, id) {
        const [file = ''] = id.split('?');
        if (!mayHaveJsx({ siteDir, file, source })) return undefined;
        return transformWithOxc(source, file, {
          lang: 'jsx',
          // The site's `tsconfig.json` doesn't apply to JavaScript, and may be unreadable.
          tsconfig: false,
          jsx: { runtime: 'automatic', importSource: 'react', development },
        });
      },
    },
  };
}

/**
 * Returns whether a file may contain JSX. Some packages for Docusaurus are published as source, which webpack
 * compiles.
 */
function mayHaveJsx({ siteDir, file, source }: { siteDir: string; file: string; source: string }): boolean {
  const isOwn = file.startsWith(`${siteDir}/`) && !file.includes('/node_modules/');
  return isOwn || (elementInCode.test(source) && importsReact.test(source));
}

/**
 * A JSX element in code, perhaps after comments. The expression doesn't match strings and regular expressions such as
 * `" (<anonymous>)"` and `/["'&<>]/` in React itself, because compiling React would take a tenth of a second.
 */
const elementInCode =
  /(?:return|=>|&&|[?:]|(?<!["'`]\s*)\()(?:\s|\/\/.*\n|\/\*(?:[^*]|\*(?!\/))*\*\/)*<[A-Za-z>]/;
const importsReact = /(?:from|require\()\s*['"]react['"]/;
