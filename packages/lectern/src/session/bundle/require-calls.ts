import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { engineSource } from '../../util/engine-paths.js';
import { parseModule } from '../../util/parse-js.js';
import { requireCallsIn } from '../../util/require-calls.js';
import { moduleExports } from './common-js.js';

/**
 * In the dev server, converts `require('./image.png').default`, which existing components use, to an import. In
 * builds, the bundler supports such calls.
 */
export function requireCalls(): Plugin {
  return {
    name: 'lectern-require-calls',
    enforce: 'pre',
    apply: 'serve',
    transform: {
      filter: { id: /\.[jt]sx?(?:\?|$)/, code: 'require(' },
      handler(source, id) {
        const [file = ''] = id.split('?');
        if (file.startsWith(engineSource())) return undefined;
        const code = requiresAsImports({ file, source });
        return code === undefined ? undefined : { code, map: null };
      },
    },
  };
}

/** Converts `require` calls to imports. Returns undefined if there are none. */
export function requiresAsImports({ file, source }: { file: string; source: string }): string | undefined {
  const calls = requireCallsIn(parseModule({ file, source }));
  if (calls.length === 0) return undefined;
  const text = new MagicString(source);
  const names = new Map<string, string>();
  for (const { start, end, specifier } of calls) {
    const name = names.get(specifier) ?? `lecternRequired${names.size}`;
    names.set(specifier, name);
    text.update(start, end, specifier.endsWith('.json') ? `${name}.default` : `lecternRequire(${name})`);
  }
  // All imports are added to the first line, so that line numbers don't change.
  const imports = [...names].map(
    ([specifier, name]) => `import * as ${name} from ${JSON.stringify(specifier)};`,
  );
  return text.prepend(`${imports.join(' ')} ${requireFunction} `).toString();
}

/** Returns what `require` returns in a build, from the namespace of an imported module. */
const requireFunction = `const lecternRequire = (all) => all.${moduleExports} ?? ('__esModule' in all ? all : { ...all, __esModule: true });`;
