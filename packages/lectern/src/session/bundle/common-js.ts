import type { Plugin } from 'vite';
import { engineSource } from '../../util/engine-paths.js';
import type { AstNode } from '../../util/parse-js.js';
import { nodesIn, parseModule } from '../../util/parse-js.js';
import { optimizedModule } from './optimized-modules.js';

/** Name of the export that contains a module's whole `module.exports`, for modules that `require` it. */
export const moduleExports = '__moduleExports';

/** Converts CommonJS modules to ES modules in the dev server. In builds, the bundler supports CommonJS. */
export function commonJs(): Plugin {
  return {
    name: 'lectern-common-js',
    enforce: 'pre',
    apply: 'serve',
    transform: {
      filter: { id: { include: /\.c?[jt]sx?(?:\?|$)/, exclude: optimizedModule }, code: /\bexports\b/ },
      handler(source, id) {
        const [file = ''] = id.split('?');
        if (file.startsWith(engineSource())) return undefined;
        const code = asModule({ file, source });
        return code === undefined ? undefined : { code, map: null };
      },
    },
  };
}

export function asModule({ file, source }: { file: string; source: string }): string | undefined {
  const body = parseModule({ file, source });
  const isModule = body.some(({ type }) => /^(?:Import|Export)/.test(type));
  const found = isModule ? undefined : exportsOf({ source, body });
  if (found === undefined) return undefined;
  const { names, reexports } = found;
  // The prefix shares a line with the first line of the source, so line numbers don't change.
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
  reexports: string[];
}

function exportsOf({ source, body }: { source: string; body: readonly AstNode[] }): Found | undefined {
  const found = [...nodesIn(body)].flatMap((node) => exportedBy({ source, node }) ?? []);
  if (found.length === 0) return undefined;
  const names = new Set(found.flatMap((each) => each.names));
  return {
    names: [...names].filter(isName),
    reexports: [...new Set(found.flatMap(({ reexports }) => reexports))],
  };
}

function exportedBy({ source, node }: { source: string; node: AstNode }): Found | undefined {
  const textOf = ({ start, end }: AstNode): string => source.slice(start, end);
  const { left, right, callee, arguments: given = [] } = node as Partial<Call & Assignment>;
  if (node.type === 'AssignmentExpression' && left !== undefined && right !== undefined) {
    const target = textOf(left);
    const name = /^(?:module\.)?exports\.([\w$]+)$/.exec(target)?.[1];
    if (name !== undefined) return { names: [name], reexports: [] };
    return target === 'module.exports' ? { names: keysOf(right), reexports: requiredBy(right) } : undefined;
  }
  const [first, second] = given;
  if (node.type !== 'CallExpression' || callee === undefined || first === undefined) return undefined;
  const called = textOf(callee);
  if (called === 'Object.defineProperty' && textOf(first) === 'exports')
    return { names: typeof second?.value === 'string' ? [second.value] : [], reexports: [] };
  // TypeScript compiles `export *` to this call.
  return /\b__(?:exportStar|export)$/.test(called) ? { names: [], reexports: requiredBy(first) } : undefined;
}

interface Call {
  callee: AstNode;
  arguments: readonly (AstNode & { value?: unknown })[];
}

interface Assignment {
  left: AstNode;
  right: AstNode;
}

function isName(name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default' && name !== '__esModule';
}

function keysOf({ type, properties = [] }: Partial<AstNode>): string[] {
  if (type !== 'ObjectExpression') return [];
  return (properties as AstNode[]).flatMap(({ key, computed }) => {
    const { name } = (key ?? {}) as { name?: string };
    return computed === true || name === undefined ? [] : [name];
  });
}

function requiredBy(node: AstNode): string[] {
  const { callee, arguments: [first] = [] } = node as Partial<Call>;
  const isRequire = (callee as { name?: string } | undefined)?.name === 'require';
  return isRequire && typeof first?.value === 'string' ? [first.value] : [];
}
