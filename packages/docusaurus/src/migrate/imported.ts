import { dirname, isAbsolute, join, relative } from 'node:path';
import { isObject } from '../values.js';

export interface ImportedName {
  specifier: string;
  name: string;
  /** Whether the function is the `default` property of the export, as in CommonJS compiled from ES modules. */
  isNested: boolean;
}

interface Input {
  siteDir: string;
  files: readonly { path: string; text: string }[];
  /** Loads a module as the configuration does, so its exports are identical objects (`===`). */
  load: (specifier: string) => unknown;
  /** Imports the module as Node does. Node may give the exports of a CommonJS module other names. */
  importNative: (specifier: string) => Promise<unknown>;
}

export async function importedNames(input: Input): Promise<ReadonlyMap<unknown, ImportedName>> {
  const found = new Map<unknown, ImportedName>();
  for (const specifier of specifiersOf(input)) {
    const exported = attempt(() => input.load(specifier));
    for (const [name, value] of exportsOf(exported)) {
      const key = identityOf(value);
      if (typeof key !== 'function' || found.has(key)) continue;
      const native = await input.importNative(specifier).catch(() => undefined);
      found.set(key, { specifier, name, isNested: isNestedIn({ native, name }) });
    }
  }
  return found;
}

/** Each call of `require` may return a new proxy of a function. The proxy's `default` is always the function itself. */
export function identityOf(value: unknown): unknown {
  const inner = typeof value === 'function' ? (value as { default?: unknown }).default : undefined;
  return typeof inner === 'function' ? inner : value;
}

const mention = /(?:\bfrom\s*|\bimport\s*|\b(?:require|import)\s*\(\s*)(['"])([^'"\n]+)\1/g;

export function specifiersOf({ siteDir, files }: Pick<Input, 'siteDir' | 'files'>): string[] {
  const all = files.flatMap(({ path, text }) =>
    [...text.matchAll(mention)].map(([, , specifier = '']) => {
      if (!specifier.startsWith('.')) return specifier;
      const inSite = relative(siteDir, join(dirname(path), specifier)).replaceAll('\\', '/');
      return inSite.startsWith('.') ? inSite : `./${inSite}`;
    }),
  );
  return [...new Set(all)].filter((specifier) => !isAbsolute(specifier) && !specifier.startsWith('node:'));
}

/** The module itself comes first, because in CommonJS it is the default export. */
function exportsOf(exported: unknown): [string, unknown][] {
  const inner = isObject(exported) || typeof exported === 'function' ? Object.entries(exported) : [];
  const main: unknown = isObject(exported) ? exported.default : undefined;
  return [
    ['default', exported],
    ['default', main],
    ['default', isObject(main) ? main.default : undefined],
    ...inner.filter(([name]) => name !== 'default'),
  ];
}

function isNestedIn({ native, name }: { native: unknown; name: string }): boolean {
  if (name !== 'default' || !isObject(native)) return false;
  return isObject(native.default) && typeof native.default.default === 'function';
}

function attempt(load: () => unknown): unknown {
  try {
    return load();
  } catch {
    return undefined;
  }
}
