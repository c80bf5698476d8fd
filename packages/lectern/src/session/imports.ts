import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, isAbsolute, join, posix, relative, resolve } from 'node:path';
import type { SiteReach } from '../content/site-reach.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { didYouMean } from '../diagnostics/nearest.js';
import type { ImportReference } from '../markdown/types.js';
import { isThemeModule, themeModuleNames } from './bundle/aliases.js';
import { withoutLoader } from './bundle/inline-loaders.js';
import { isOfTheme } from './bundle/missing-modules.js';
import { aliasPattern } from './bundle/plugin-bundling.js';
import { insteadOf } from './foreign-modules.js';
import { importedFile, rootedPath } from './rooted-path.js';

export function moduleKey({
  siteDir,
  staticDirectories,
  specifier,
  from,
}: {
  siteDir: string;
  /** Folders that an import with a leading slash may refer to, relative to the site's folder. Default: none. */
  staticDirectories?: readonly string[];
  specifier: string;
  from: string;
}): string {
  const [plain = '', query] = withoutLoader(specifier).split('?');
  const suffix = query === undefined ? '' : `?${query}`;
  if (plain.startsWith('@site/')) return join(siteDir, plain.slice('@site/'.length)) + suffix;
  if (plain.startsWith('.')) return resolve(siteDir, dirname(from), plain) + suffix;
  return (rootedPath({ siteDir, staticDirectories, specifier: plain }) ?? plain) + suffix;
}

interface Importer {
  file: string;
  excerptOf?: string | undefined;
  /** Whether the file is the configuration, which names modules but doesn't import them. Default: false. */
  isConfig?: boolean;
}

export function collectModules({
  siteDir,
  staticDirectories = [],
  aliases = {},
  reach,
  documents,
}: {
  siteDir: string;
  staticDirectories?: readonly string[];
  aliases?: Readonly<Record<string, string>>;
  /** Decides which data files documents may import. Code may be imported from any folder. */
  reach: SiteReach;
  documents: Iterable<Importer & { imports: readonly ImportReference[] }>;
}): { modules: Map<string, string>; diagnostics: Diagnostic[] } {
  // The code of every compiled document imports these two modules.
  const modules = new Map([
    ['react', 'react'],
    ['react/jsx-runtime', 'react/jsx-runtime'],
  ]);
  const diagnostics: Diagnostic[] = [];
  const patterns = Object.keys(aliases).map(aliasPattern);
  const isAlias = (specifier: string): boolean => patterns.some((pattern) => pattern.test(specifier));
  for (const document of documents) {
    for (const reference of document.imports) {
      if (isText(reference.specifier)) continue;
      const { specifier } = reference;
      const key = moduleKey({ siteDir, staticDirectories, specifier, from: document.file });
      const { path, problem: found } = findModule({ siteDir, isAlias, reach, document, reference, key });
      if (path !== undefined) modules.set(key, path);
      if (found !== undefined) diagnostics.push(found);
    }
  }
  return { modules, diagnostics };
}

function findModule({
  siteDir,
  isAlias,
  reach,
  document,
  reference: { specifier, line, column },
  key,
}: {
  siteDir: string;
  isAlias: (specifier: string) => boolean;
  reach: SiteReach;
  document: Importer;
  reference: ImportReference;
  key: string;
}): { path?: string; problem?: Diagnostic } {
  // The bundler resolves aliases, and reports broken ones.
  const path = isAlias(specifier) ? key : resolveModule({ siteDir, key });
  if (path === undefined) {
    const file = document.excerptOf ?? document.file;
    return {
      // Keep a missing theme module, because the bundler replaces it with a component that renders its children.
      ...(isOfTheme(specifier) ? { path: key } : {}),
      problem: unknownImport({ specifier, file, line, column, isConfig: document.isConfig }),
    };
  }
  const data = dataFile(path);
  const refused =
    data === undefined
      ? undefined
      : reach.check({ path: data, name: specifier, file: document.file, line, column });
  return refused === undefined ? { path } : { problem: refused };
}

/** Returns whether an import refers to a document, which is compiled instead of bundled. */
export function isText(specifier: string): boolean {
  return /\.mdx?$/.test(specifier) && !specifier.startsWith('!!');
}

export function partialFile({
  siteDir,
  specifier,
  from,
}: {
  siteDir: string;
  specifier: string;
  from: string;
}): string | undefined {
  if (!isText(specifier)) return undefined;
  if (specifier.startsWith('@site/')) return posix.normalize(specifier.slice('@site/'.length));
  if (isAbsolute(specifier)) {
    const isOutside = rootedPath({ siteDir, specifier }) === undefined && existsSync(specifier);
    return isOutside ? relative(siteDir, specifier) : posix.normalize(specifier.slice(1));
  }
  return posix.normalize(posix.join(posix.dirname(from), specifier));
}

function resolveModule({ siteDir, key }: { siteDir: string; key: string }): string | undefined {
  if (isOfTheme(key)) return isThemeModule({ siteDir, name: key }) ? key : undefined;
  if (!key.startsWith('/') && !/^[A-Z]:[\\/]/.test(key))
    return isInstalled({ siteDir, name: key }) ? key : undefined;
  const [path = '', query] = key.split('?');
  const found = importedFile(path);
  return found === undefined ? undefined : found + (query === undefined ? '' : `?${query}`);
}

/**
 * Returns the path of an imported file that is published unchanged; undefined for code, which runs as part of the page.
 */
function dataFile(path: string): string | undefined {
  const [file = '', query] = path.split('?');
  if (!isAbsolute(file)) return undefined;
  return query === undefined && /\.[cm]?[jt]sx?$/.test(file) ? undefined : file;
}

/** React comes with the engine. Other packages are resolved as in Node. */
function isInstalled({ siteDir, name }: { siteDir: string; name: string }): boolean {
  const parts = name.split('/');
  const root = parts.slice(0, name.startsWith('@') ? 2 : 1).join('/');
  if (root === 'react' || root === 'react-dom' || isBuiltin(name)) return true;
  for (let folder = siteDir; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules', root))) return true;
    if (folder === dirname(folder)) return false;
  }
}

function unknownImport({
  specifier,
  file,
  line,
  column,
  isConfig = false,
}: {
  specifier: string;
  file: string;
  line: number;
  column: number;
  isConfig?: boolean | undefined;
}): Diagnostic {
  const ofTheme = isOfTheme(specifier);
  const instead = insteadOf(specifier);
  const near =
    ofTheme && instead === undefined ? didYouMean({ found: specifier, known: themeModuleNames() }) : '';
  return problem({
    code: ofTheme ? 'unknown-theme-module' : 'unknown-import',
    message: `${isConfig ? 'The configuration refers to the module' : 'The document imports'} "${specifier}", which does not exist.${near}`,
    hint:
      instead ??
      (ofTheme
        ? themeHint(specifier)
        : 'Correct the path, or install the package. A path that starts with a dot is relative to the importing file, and @site/ or a leading slash stands for the site folder.'),
    file,
    line,
    column,
  });
}

function themeHint(specifier: string): string {
  return specifier.startsWith('@theme/')
    ? 'Correct the name, install the theme that provides this component, or create the component in src/theme.'
    : 'Correct the name, or write your own module, and import that.';
}
