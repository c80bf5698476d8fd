import type { Plugin } from 'vite';
import type { AstNode } from '../../util/parse-js.js';
import { parseModule } from '../../util/parse-js.js';

/** The export with all exports of a converted module, for modules that `require` it. */
export const allExports = '__moduleExports';

/** In the dev server, converts CommonJS modules of the site to ES modules. In builds, the bundler supports them. */
export function commonJs({ siteDir }: { siteDir: string }): Plugin {
  return {
    name: 'lectern-common-js',
    enforce: 'pre',
    apply: 'serve',
    transform: {
      filter: { id: /\.c?[jt]sx?(?:\?|$)/, code: /\bexports\b/ },
      handler(source, id) {
        const [file = ''] = id.split('?');
        const isOwn = file.startsWith(`${siteDir}/`) && !file.includes('/node_modules/');
        if (!isOwn) return undefined;
        const code = asModule({ file, source });
        return code === undefined ? undefined : { code, map: null };
      },
    },
  };
}

/** Converts a CommonJS module to an ES module. Returns undefined for any other module. */
export function asModule({ file, source }: { file: string; source: string }): string | undefined {
  const body = parseModule({ file, source });
  if (body.some(({ type }) => /^(?:Import|Export)/.test(type))) return undefined;
  const assignments = body.flatMap(assignmentIn);
  if (assignments.length === 0) return undefined;
  const names = new Set(assignments.flatMap(namesIn));
  names.delete('default');
  const exported = [...names].map(
    (name, index) =>
      `const lecternExport${index} = module.exports.${name}; export { lecternExport${index} as ${name} };`,
  );
  // The first line stays the first, so that line numbers don't change.
  return [
    `const module = { exports: {} }; const exports = module.exports; ${source}`,
    'export default module.exports?.__esModule ? module.exports.default : module.exports;',
    `export const ${allExports} = module.exports;`,
    ...exported,
  ].join('\n');
}

interface Assignment {
  /** The name after `exports.`; undefined if all exports are replaced. */
  name: string | undefined;
  value: AstNode;
}

/** Returns the assignment to `exports` of a statement. */
function assignmentIn({ type, expression }: AstNode): Assignment[] {
  const { type: kind, left, right } = (expression ?? {}) as Partial<Record<string, unknown>>;
  if (type !== 'ExpressionStatement' || kind !== 'AssignmentExpression') return [];
  const path = pathOf(left);
  const names = path?.[0] === 'module' ? path.slice(1) : path;
  if (names?.[0] !== 'exports' || names.length > 2 || (path?.length === 1 && names.length === 1)) return [];
  return [{ name: names[1], value: right as AstNode }];
}

/** Returns the names in `a.b.c`; undefined for any other expression. */
function pathOf(node: unknown): string[] | undefined {
  const { type, name, object, property, computed } = (node ?? {}) as Partial<Record<string, unknown>>;
  if (type === 'Identifier') return [String(name)];
  if (type !== 'MemberExpression' || computed === true) return undefined;
  const start = pathOf(object);
  return start === undefined ? undefined : [...start, String((property as { name?: string }).name)];
}

function namesIn({ name, value }: Assignment): string[] {
  if (name !== undefined) return [name];
  const properties = value.type === 'ObjectExpression' ? (value.properties as AstNode[]) : [];
  return properties.flatMap(({ key, computed }) => {
    const { type, name: own } = (key ?? {}) as { type?: string; name?: string };
    return computed !== true && type === 'Identifier' && own !== undefined ? [own] : [];
  });
}
