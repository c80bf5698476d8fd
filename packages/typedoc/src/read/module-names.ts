import type { Project, Reflection } from './typedoc-json.js';

/** The name is the file's path without its extension, relative to the folder that all entry points share. */
export interface NamedModule {
  name: string;
  file: string;
  reflection: Reflection;
}

/** `index` comes first. The other modules are sorted by name. */
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

/** Returns a path with a trailing slash, or an empty string if the folder is the package's root. */
function commonFolder(files: readonly string[]): string {
  const [first = '', ...others] = files.map((file) => file.split('/').slice(0, -1));
  const shared = [...first].findIndex((part, index) => others.some((parts) => parts[index] !== part));
  const parts = [...first].slice(0, shared === -1 ? undefined : shared);
  return parts.length === 0 ? '' : `${parts.join('/')}/`;
}

/** Ignores case, because readers ignore it when they look up a name. */
function byName(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
