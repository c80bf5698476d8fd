import { initSync, parse } from 'cjs-module-lexer';
import type { Plugin } from 'vite';
import { engineSource } from '../../util/engine-paths.js';
import type { AstNode } from '../../util/parse-js.js';
import { parseModule } from '../../util/parse-js.js';

/** The export with all exports of a CommonJS module, for modules that `require` it. */
export const moduleExports = '__moduleExports';

/**
 * In the dev server, converts CommonJS modules to ES modules: those of the site, and those of packages that Vite doesn't leave to
 * Node, such as themes. In builds, the bundler supports them.
 */
export function commonJs(): Plugin {
  return {
    name: 'lectern-common-js',
    enforce: 'pre',
    apply: 'serve',
    transform: {
      filter: { id: /\.c?[jt]sx?(?:\?|$)/, code: /\bexports\b/ },
      handler(source, id) {
        const [file = ''] = id.split('?');
        if (file.startsWith(engineSource())) return undefined;
        const code = asModule({ file, source });
        return code === undefined ? undefined : { code, map: null };
      },
    },
  };
}

/** Converts a CommonJS module to an ES module. Returns undefined for any other module. */
export function asModule({ file, source }: { file: string; source: string }): string | undefined {
  const body = parseModule({ file, source });
  const isModule = body.some(({ type }) => /^(?:Import|Export)/.test(type));
  const found = isModule ? undefined : exportsOf({ source, body });
  if (found === undefined) return undefined;
  const { names, reexports } = found;
  // The first line stays the first, so that line numbers don't change.
  return [
    `const module = { exports: {} }; const exports = module.exports; ${source}`,
    'export default module.exports?.__esModule ? module.exports.default : module.exports;',
    `export const ${moduleExports} = module.exports;`,
    ...names.map(
      (name, index) =>
        `const lecternExport${index} = module.exports.${name}; export { lecternExport${index} as ${name} };`,
    ),
    ...reexports.map((specifier) => `export * from ${JSON.stringify(specifier)};`),
  ].join('\n');
}

interface Found {
  names: string[];
  /** The modules whose exports are exported, too. */
  reexports: string[];
}

/** Returns the exports of a CommonJS module; undefined if it has none. */
function exportsOf({ source, body }: { source: string; body: readonly AstNode[] }): Found | undefined {
  initSync();
  try {
    const { exports, reexports } = parse(source);
    const isReplaced = /\bmodule\.exports\s*=/.test(source);
    if (exports.length + reexports.length === 0 && !isReplaced) return undefined;
    const names = new Set([...exports, ...body.flatMap((node) => keysOfExports({ source, node }))]);
    return { names: [...names].filter((name) => isName(name)), reexports };
  } catch {
    // The compiler reports the mistake.
    return undefined;
  }
}

function isName(name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default' && name !== '__esModule';
}

/** Returns the keys in `module.exports = { … }`. Node ignores those after the first one whose value isn't a name. */
function keysOfExports({ source, node }: { source: string; node: AstNode }): string[] {
  const { left, right } = (node.expression ?? {}) as { left?: AstNode; right?: AstNode };
  if (left === undefined || right?.type !== 'ObjectExpression') return [];
  if (source.slice(left.start, left.end) !== 'module.exports') return [];
  return (right.properties as AstNode[]).flatMap(({ key, computed }) => {
    const { name } = (key ?? {}) as { name?: string };
    return computed === true || name === undefined ? [] : [name];
  });
}
