import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { engineSource } from '../../util/engine-paths.js';
import { nodesIn, parseModule } from '../../util/parse-js.js';
import { requireCallsIn } from '../../util/require-calls.js';
import { moduleExports } from './common-js.js';
import { optimizedModule } from './optimized-modules.js';

/**
 * Converts `require('./image.png').default`, which existing components use, to an import in the dev server. In builds,
 * the bundler supports `require`.
 */
export function requireCalls(): Plugin {
  return {
    name: 'lectern-require-calls',
    enforce: 'pre',
    apply: 'serve',
    transform: {
      filter: { id: { include: /\.[jt]sx?(?:\?|$)/, exclude: optimizedModule }, code: 'require(' },
      handler(source, id) {
        const [file = ''] = id.split('?');
        if (file.startsWith(engineSource())) return undefined;
        const isOnServer = this.environment.config.consumer === 'server';
        const code = requiresAsImports({ file, source, isOnServer });
        return code === undefined ? undefined : { code, map: null };
      },
    },
  };
}

/**
 * On the server, a module that is required only within functions may fail to load, because it needs the browser. As in
 * a build, the error is thrown when `require` is called. Returns undefined if there are no `require` calls.
 */
export function requiresAsImports({
  file,
  source,
  isOnServer = false,
}: {
  file: string;
  source: string;
  isOnServer?: boolean;
}): string | undefined {
  const tree = parseModule({ file, source });
  const calls = requireCallsIn(tree);
  if (calls.length === 0) return undefined;
  const functions = isOnServer ? [...nodesIn(tree)].filter(({ type }) => /Function/.test(type)) : [];
  const isInFunction = (call: { start: number; end: number }): boolean =>
    functions.some(({ start, end }) => start <= call.start && call.end <= end);
  const early = new Set(calls.filter((call) => !isInFunction(call)).map(({ specifier }) => specifier));
  const text = new MagicString(source);
  const names = new Map<string, string>();
  for (const { start, end, specifier } of calls) {
    const name = names.get(specifier) ?? `lecternRequired${names.size}`;
    names.set(specifier, name);
    text.update(start, end, specifier.endsWith('.json') ? `${name}.default` : `lecternRequire(${name})`);
  }
  // All imports are added to the first line, so that line numbers don't change.
  const imports = [...names].map(([specifier, name]) =>
    early.has(specifier) || specifier.endsWith('.json')
      ? `import * as ${name} from ${JSON.stringify(specifier)};`
      : `const ${name} = await import(${JSON.stringify(specifier)}).catch(${keepError});`,
  );
  return text.prepend(`${imports.join(' ')} ${requireFunction} `).toString();
}

/**
 * Catches the error of a module that uses a browser global, so that `require` can throw it later. Other errors are
 * thrown immediately.
 */
const keepError =
  "(error) => { if (error?.name !== 'ReferenceError') throw error; return { lecternError: error }; }";

const requireFunction = `const lecternRequire = (all) => { if ('lecternError' in all) throw all.lecternError; return all.${moduleExports} ?? ('__esModule' in all ? all : { ...all, __esModule: true }); };`;
