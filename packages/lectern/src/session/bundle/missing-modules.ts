import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, isAbsolute, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { ownThemeModule } from '../../content/own-theme-module.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import { engineSource } from '../../util/engine-paths.js';
import { insteadOf } from '../foreign-modules.js';
import { importedNames } from './installed-exports.js';
import { installedPart } from './installed-theme.js';
import { withinLayout } from './layout-modules.js';

export interface MissingModule {
  specifier: string;
  importer: string;
  /** Default: `import`. */
  kind?: 'import' | 'style' | 'style-out-of-reach';
}

const prefix = '\0lectern-missing:';
const prefixed = new RegExp(`^${prefix}`);

interface Options {
  siteDir: string;
  mode: 'production' | 'development';
  onMissing: (missing: MissingModule) => void;
}

type Kind = 'of a component' | 'of a document' | 'of a package';

/**
 * Returns undefined for an import that needs no check: a Node built-in, a relative import within the engine, or an
 * import that the bundler itself reports.
 */
function kindOf({ source, from }: { source: string; from: string }): Kind | undefined {
  const isWithinEngine = from.startsWith(engineSource()) && /^\.\.?\//.test(source);
  if (isWithinEngine || isBuiltin(source)) return undefined;
  const isInstalled = from.includes('/node_modules/');
  if (isAbsolute(from) && !isInstalled && /\.(?:[cm]?[jt]sx?|mdx?)$/.test(from)) return 'of a component';
  if (!isOfTheme(source)) return undefined;
  // Packages for Docusaurus may import a Docusaurus module that the theme lacks.
  if (isInstalled) return 'of a package';
  return from.includes('virtual:lectern/') ? 'of a document' : undefined;
}

/**
 * Collects unresolved imports to report them all together. Each missing module is replaced with a component that
 * renders its children, so the rest of the page still renders.
 */
export function missingModules({ siteDir, mode, onMissing }: Options): Plugin {
  return {
    name: 'lectern-missing-modules',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const [from = ''] = importer?.split('?') ?? [];
      const kind = kindOf({ source, from });
      if (kind === undefined) return undefined;
      const withoutShell = withinLayout({ siteDir, source, from });
      if (withoutShell !== undefined) return withoutShell;
      const ejected = ownThemeModule({ siteDir, source });
      if (ejected !== undefined && ejected !== from) return ejected;
      const part = installedPart({ siteDir, source });
      if (part !== undefined) return part;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (found !== null || /[?&]|^(?:\0|virtual:|data:|https?:)/.test(source)) return found;
      if (kind !== 'of a document' && !isDeclared({ source, from }))
        onMissing({ specifier: source, importer: from });
      // Remove dots, because other bundler plug-ins would handle an ID with a file extension.
      const id = prefix + source.replaceAll('.', '-');
      return mode === 'development' ? `${id}:${wantedNames({ source, from }).join(',')}` : id;
    },
    load: {
      filter: { id: prefixed },
      handler(id) {
        // A class may extend a class of the missing module, which an arrow function wouldn't allow.
        const component = 'function Missing({ children }) { return children ?? null; }';
        // The dev server serves modules without bundling them, so the generated module must export every imported name.
        if (mode === 'development') {
          const names = id.slice(id.lastIndexOf(':') + 1).split(',');
          const named = names.filter(Boolean).map((name) => `export { Missing as ${name} };`);
          return [component, 'export default Missing;', ...named].join('\n');
        }
        // With a method `then`, the result of a dynamic import would be a promise that never settles.
        return `${component}
const valueOf = (target, key) => (key === '__esModule' ? true : key === 'then' ? undefined : (target[key] ?? Missing));
module.exports = new Proxy(Missing, { get: valueOf });`;
      },
    },
  };
}

/** A component may import types, without the `type` keyword, from a declaration file, which has no code. */
function isDeclared({ source, from }: { source: string; from: string }): boolean {
  return /^\.\.?\//.test(source) && existsSync(`${join(dirname(from), source)}.d.ts`);
}

function wantedNames({ source, from }: { source: string; from: string }): string[] {
  if (!existsSync(from)) return [];
  const specifiers = { test: (name: string) => name === source };
  const names = importedNames({ file: from, source: readFileSync(from, 'utf8'), specifiers });
  return [...new Set(names)].filter((name) => name !== 'default').sort();
}

export function missingProblems({
  missing,
  siteDir,
}: {
  missing: readonly MissingModule[];
  siteDir: string;
}): Diagnostic[] {
  return missing.map(({ specifier: resolved, importer, kind }) => {
    const specifier = writtenSpecifier({ specifier: resolved, importer, siteDir });
    const file = relative(siteDir, importer);
    if (kind === 'style')
      return problem({
        code: 'missing-style-file',
        message: `The style sheet refers to "${specifier}", which does not exist.`,
        hint: 'Correct the path, which is relative to the style sheet. For a file in `static`, start the path with a slash.',
        file,
        ...locationOf({ specifier, importer }),
      });
    if (kind === 'style-out-of-reach')
      return problem({
        code: 'file-out-of-reach',
        message: `The style sheet refers to "${specifier}", which is outside of the site folder.`,
        hint: 'Move the file into the site folder, or add its path to `allowedPaths` in the configuration.',
        file,
        ...locationOf({ specifier, importer }),
      });
    if (isOfTheme(specifier))
      return problem({
        code: 'unknown-theme-module',
        message: `A component imports "${specifier}", which this theme does not have.`,
        hint:
          insteadOf(specifier) ??
          'Write your own component, and import it instead. Until then, pages show only the children of the missing component.',
        file,
        ...locationOf({ specifier, importer }),
      });
    return problem({
      code: 'bundle-failed',
      message: `The module imports "${specifier}", which does not exist.`,
      hint: /^[./]|^@site\//.test(specifier)
        ? 'Correct the path. A path that starts with a dot is relative to the importing file, and @site/ stands for the site folder.'
        : `Correct the name, or install the package: npm install ${packageOf(specifier)}`,
      file,
      ...locationOf({ specifier, importer }),
    });
  });
}

function writtenSpecifier({
  specifier,
  importer,
  siteDir,
}: {
  specifier: string;
  importer: string;
  siteDir: string;
}): string {
  if (!specifier.startsWith(`${siteDir}/`)) return specifier;
  const written = `@site/${relative(siteDir, specifier)}`;
  return locationOf({ specifier: written, importer }) === undefined ? specifier : written;
}

export function isOfTheme(specifier: string): boolean {
  return /^@(?:theme|theme-original|theme-init|docusaurus|generated)\//.test(specifier);
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function locationOf({ specifier, importer }: MissingModule): { line: number; column: number } | undefined {
  const source = existsSync(importer) ? readFileSync(importer, 'utf8') : '';
  const at = [`'${specifier}'`, `"${specifier}"`, `(${specifier}`]
    .map((quoted) => source.indexOf(quoted))
    .find((index) => index >= 0);
  if (at === undefined) return undefined;
  const before = source.slice(0, source[at] === '(' ? at + 1 : at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}
