import type { Plugin } from 'vite';
import { isEngineStyle } from './site-postcss.js';

interface Options {
  siteDir: string;
  selectors: Readonly<Record<string, string>>;
}

/**
 * Makes the classes that a plug-in names in `bundler.classSelectors` match more elements. Runs on plain CSS, after
 * preprocessors and PostCSS.
 */
export function classSelectors({ siteDir, selectors }: Options): Plugin {
  const names = Object.keys(selectors);
  const pattern = classPattern(names);
  return {
    name: 'lectern-class-selectors',
    transform: {
      filter: { id: /\.(?:css|s[ac]ss|less|styl(?:us)?)(?:\?|$)/ },
      handler(code, id) {
        const [file = '', query = ''] = id.split('?');
        const isStyle = names.length > 0 && !/\b(?:raw|url)\b/.test(query);
        if (!isStyle || isEngineStyle({ siteDir, file })) return undefined;
        const changed = withSelectors({ code, pattern, selectors });
        return changed === code ? undefined : { code: changed, map: null };
      },
    },
  };
}

function classPattern(names: readonly string[]): RegExp {
  const classes = names.map((name) => name.replace(/[^\w-]/g, String.raw`\$&`)).join('|');
  return new RegExp(
    String.raw`/\*[\s\S]*?\*/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\)|\.(${classes})(?![\w-])`,
    'g',
  );
}

/**
 * Replaces each class with `:is(.class, selector)`. The specificity stays the same if the selector is as specific as
 * a class.
 */
export function withSelectors({
  code,
  selectors,
  pattern = classPattern(Object.keys(selectors)),
}: {
  code: string;
  selectors: Options['selectors'];
  pattern?: RegExp;
}): string {
  return code.replace(pattern, (whole, name: string | undefined) =>
    name === undefined ? whole : `:is(${whole},${selectors[name] ?? ''})`,
  );
}
