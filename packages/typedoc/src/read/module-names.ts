import type { Project, Reflection } from './typedoc-json.js';

/**
 * The file of an entry point, and the name of its module, which is the file's path without the extension, relative to
 * the folder that all entry points share.
 */
export interface NamedModule {
  name: string;
  file: string;
  reflection: Reflection;
}

/** Returns the modules of a package: first `index`, then the others by name. */
export function namedModules(project: Project): NamedModule[] {
  const found = (project.children ?? []).flatMap((reflection) => {
    const file = reflection.sources?.[0]?.fileName;
    return file === undefined ? [] : [{ file, reflection }];
  });
  const root = commonFolder(found.map(({ file }) => file));
  const isIndex = ({ name }: NamedModule) => name === 'index';
  return found
    .map(({ file, reflection }) => ({ file, reflection, name: moduleName({ file, root }) }))
    .sort((a, b) => Number(isIndex(b)) - Number(isIndex(a)) || byName(a.name, b.name));
}

function moduleName({ file, root }: { file: string; root: string }): string {
  return file.slice(root.length).replace(/(?:\.d)?\.[cm]?tsx?$/, '');
}

/**
 * Returns the folder that all files share, with a trailing slash. Returns an empty string if that is the package's root
 * folder.
 */
function commonFolder(files: readonly string[]): string {
  const [first = '', ...others] = files.map((file) => file.split('/').slice(0, -1));
  const shared = [...first].findIndex((part, index) => others.some((parts) => parts[index] !== part));
  const parts = [...first].slice(0, shared === -1 ? undefined : shared);
  return parts.length === 0 ? '' : `${parts.join('/')}/`;
}

/** Compares names case-insensitively, because readers look them up that way. */
export function byName(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
