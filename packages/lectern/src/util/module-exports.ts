import type { Plugin } from 'vite';

const assignment = /^module\.exports\s*=/gm;
const esmImport = /^import\s/m;
const defaultExport = /^export\s+default\s/m;

/** TypeScript files and files with imports may also use `module.exports`. */
export function hasModuleExports(text: string): boolean {
  return /^\s*module\.exports\s*=/m.test(text) && !/^\s*export\s/m.test(text);
}

export function isPlainCommonJs({ path, text }: { path: string; text: string }): boolean {
  return hasModuleExports(text) && !/\.[cm]?ts$/.test(path) && !esmImport.test(text);
}

/** Doesn't change the length of the code, so source locations stay correct. */
export function withDefaultExport(text: string): string {
  return text.replace(/module\.exports\s*=/, (match) => 'export default'.padEnd(match.length));
}

export function moduleExports(): Plugin {
  return {
    name: 'lectern-module-exports',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.[cm]?[jt]s$/, exclude: /node_modules/ }, code: /^module\.exports\s*=/m },
      handler(code, id) {
        if (code.match(assignment)?.length !== 1) return undefined;
        // Docusaurus accepts both kinds of exports in one file.
        if (defaultExport.test(code)) return code.replace(assignment, (match) => 'void'.padEnd(match.length));
        const isConvertible = hasModuleExports(code) && !isPlainCommonJs({ path: id, text: code });
        if (!isConvertible) return undefined;
        return (code.includes('require') ? definedRequire(id) : '') + withDefaultExport(code);
      },
    },
  };
}

/** ES modules lack `require`. The definition is on the first line, so line numbers don't change. */
function definedRequire(id: string): string {
  return `import { createRequire as __create } from 'node:module'; const require = __create(${JSON.stringify(id)}); `;
}
