import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { engineSource } from '../../util/engine-paths.js';
import { installedFile } from '../../util/installed-file.js';
import type { AstNode } from '../../util/parse-js.js';
import { parseModule } from '../../util/parse-js.js';
import { exportedNames } from './island-exports.js';
import { optimizedModule } from './optimized-modules.js';
import { requiredNames } from './required-names.js';

const replaced: Readonly<Record<string, { specifiers: RegExp; original: readonly string[] }>> = {
  'theme/compat/theme-common.tsx': {
    specifiers: /^@docusaurus\/theme-common(?:\/internal)?$/,
    original: ['@docusaurus/theme-common/lib/internal.js', '@docusaurus/theme-common/lib/index.js'],
  },
  'theme/compat/docs-client.ts': {
    specifiers: /^@docusaurus\/plugin-content-docs\/client$/,
    original: ['@docusaurus/plugin-content-docs/lib/client/index.js'],
  },
  'theme/compat/blog/blog-client.ts': {
    specifiers: /^@docusaurus\/plugin-content-blog\/client$/,
    original: ['@docusaurus/plugin-content-blog/lib/client/index.js'],
  },
  'theme/compat/router.tsx': {
    specifiers: /^react-router-dom$/,
    original: ['react-router-dom/esm/react-router-dom.js'],
  },
};

const prefix = '\0lectern-installed:';
const prefixed = new RegExp(`^${prefix}`);
const replacedPath = new RegExp(`(?:${Object.keys(replaced).join('|').replaceAll('.', '\\.')})$`);

/**
 * If a theme module lacks an export, such as a helper for ejected components, takes the export from the package that
 * the site has installed.
 */
export function installedExports({ siteDir }: { siteDir: string }): Plugin {
  return {
    name: 'lectern-installed-exports',
    enforce: 'pre',
    resolveId: {
      filter: { id: replacedPath },
      handler(source, importer) {
        const [from = ''] = importer?.split('?') ?? [];
        if (!/\.[cm]?[jt]sx?$/.test(from) || from.startsWith(engineSource()) || optimizedModule.test(from))
          return undefined;
        const found = Object.entries(replaced).find(([path]) => source === join(engineSource(), path));
        if (found === undefined || !existsSync(from)) return undefined;
        const [path, { specifiers, original }] = found;
        const known = namedExports(source);
        const text = readFileSync(from, 'utf8');
        const wanted = [
          ...importedNames({ file: from, source: text, specifiers }),
          ...requiredNames({ file: from, source: text, specifiers }),
        ];
        if (wanted.every((name) => known.includes(name))) return undefined;
        const hasOriginal = original.some((file) => installedFile({ siteDir, file }) !== undefined);
        return hasOriginal ? prefix + path : undefined;
      },
    },
    load: {
      filter: { id: prefixed },
      handler(id) {
        const path = id.slice(prefix.length);
        const own = join(engineSource(), path);
        const original = replaced[path]?.original
          .map((file) => installedFile({ siteDir, file }))
          .find((file) => file !== undefined);
        // An explicit export takes precedence over an export with the same name in `export *`.
        const names = namedExports(own).join(', ');
        return [
          `export { ${names} } from ${JSON.stringify(own)};`,
          `export * from ${JSON.stringify(original)};`,
        ].join('\n');
      },
    },
  };
}

function namedExports(path: string): string[] {
  const body = parseModule({ file: path, source: readFileSync(path, 'utf8') });
  const own = body.flatMap(exportedNames).filter((name) => name !== 'default');
  return [...new Set([...own, ...body.flatMap((node) => reexportedNames({ path, node }))])];
}

function reexportedNames({ path, node }: { path: string; node: AstNode }): string[] {
  const from = (node.source as { value?: unknown } | null | undefined)?.value;
  if (node.type !== 'ExportAllDeclaration' || typeof from !== 'string') return [];
  const stem = join(dirname(path), from.replace(/\.js$/, ''));
  const file = ['.ts', '.tsx'].map((ending) => stem + ending).find((candidate) => existsSync(candidate));
  return file === undefined ? [] : namedExports(file);
}

export function importedNames({
  file,
  source,
  specifiers,
}: {
  file: string;
  source: string;
  specifiers: Pick<RegExp, 'test'>;
}): string[] {
  const isValue = ({ importKind, exportKind }: AstNode): boolean =>
    importKind !== 'type' && exportKind !== 'type';
  // JavaScript files may contain types: see jsx-in-js.ts.
  const language = file.replace(/\.m?jsx?$/, '.tsx');
  return parseModule({ file: language, source })
    .filter(
      (node) => isValue(node) && specifiers.test((node.source as { value?: string } | null)?.value ?? ''),
    )
    .flatMap(({ specifiers: names }) => (names ?? []) as AstNode[])
    .filter(isValue)
    .flatMap(({ type, imported, local }) => {
      // In `export { a as b } from …`, `a` is the local name.
      const name = type === 'ExportSpecifier' ? local : imported;
      return typeof name === 'object' && name !== null && 'name' in name ? [String(name.name)] : [];
    });
}
