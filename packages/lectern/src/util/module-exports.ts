import type { Plugin } from 'vite';

const assignment = /^module\.exports\s*=/gm;
const esmImport = /^import\s/m;

/** Returns whether a file exports with `module.exports`. A file may do so even if it is TypeScript or has imports. */
export function hasModuleExports(text: string): boolean {
  return /^\s*module\.exports\s*=/m.test(text) && !/^\s*export\s/m.test(text);
}

/** Returns whether Node can run a file that has `module.exports` without translating it. */
export function isPlainCommonJs({ path, text }: { path: string; text: string }): boolean {
  return hasModuleExports(text) && !/\.[cm]?ts$/.test(path) && !esmImport.test(text);
}

/** Converts CommonJS exports to a default export, without changing any source locations. */
export function withDefaultExport(text: string): string {
  return text.replace(/module\.exports\s*=/, (match) => 'export default'.padEnd(match.length));
}

/** Converts `module.exports` in modules that must be translated anyway. */
export function moduleExports(): Plugin {
  return {
    name: 'lectern-module-exports',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.[cm]?[jt]s$/, exclude: /node_modules/ }, code: /^module\.exports\s*=/m },
      handler(code, id) {
        const isConvertible = hasModuleExports(code) && !isPlainCommonJs({ path: id, text: code });
        if (!isConvertible || code.match(assignment)?.length !== 1) return undefined;
        return (code.includes('require') ? definedRequire(id) : '') + withDefaultExport(code);
      },
    },
  };
}

/** Defines `require`, which ES modules lack, on the first line, so that no other line moves. */
function definedRequire(id: string): string {
  return `import { createRequire as __create } from 'node:module'; const require = __create(${JSON.stringify(id)}); `;
}
