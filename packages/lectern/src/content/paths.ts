import { relative, sep } from 'node:path';

/** Returns the path of a file for messages: relative to the site's folder, with forward slashes. */
export function siteRelative({ siteDir, path }: { siteDir: string; path: string }): string {
  return relative(siteDir, path).split(sep).join('/');
}

/** Joins parts to a route with a leading and no trailing slash. */
export function joinRoute(...parts: string[]): string {
  return `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;
}

/** Resolves a route relative to a folder: `/x` is absolute, `x` and `../x` are relative. */
export function resolveRoute({ from, to }: { from: string; to: string }): string {
  const segments: string[] = [];
  for (const segment of (to.startsWith('/') ? to : `${from}/${to}`).split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}`;
}

/** Folder, name, and extension of a path with forward slashes; the folder of a top-level file is ''. */
export function splitPath(path: string): { dir: string; fileName: string; name: string } {
  const slash = path.lastIndexOf('/');
  const fileName = path.slice(slash + 1);
  const dot = fileName.lastIndexOf('.');
  return {
    dir: slash < 0 ? '' : path.slice(0, slash),
    fileName,
    name: dot <= 0 ? fileName : fileName.slice(0, dot),
  };
}

/** Compares strings by code units, so that the order does not depend on the machine. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The edit URL of the site's parent folder, or a function that returns the edit URL of a file. */
export type EditBase = string | ((route: string) => string | undefined) | undefined;

/** Returns the edit URL of a file: below the configured URL, or from the function. */
export function editAddress({
  base,
  file,
  route = '',
}: {
  base: EditBase;
  file: string;
  route?: string;
}): string | undefined {
  if (typeof base === 'function') return base(route);
  if (base === undefined) return undefined;
  const folder = base.endsWith('/') ? base : `${base}/`;
  // `URL` also resolves the `..` of a folder next to the site's folder.
  return URL.canParse(folder)
    ? new URL(file.split('/').map(encodeURIComponent).join('/'), folder).href
    : folder + file;
}
