import { relative, sep } from 'node:path';

/** Path of a file as messages name it: relative to the site's folder, with forward slashes. */
export function siteRelative({ siteDir, path }: { siteDir: string; path: string }): string {
  return relative(siteDir, path).split(sep).join('/');
}

/** One route from parts with or without slashes: `/` at the start, none at the end. */
export function joinRoute(...parts: string[]): string {
  return `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;
}

/** A route from the point of view of a folder: `/x` stays, `x` and `../x` start at the folder. */
export function resolveRoute({ from, to }: { from: string; to: string }): string {
  const segments: string[] = [];
  for (const segment of (to.startsWith('/') ? to : `${from}/${to}`).split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}`;
}

/** Folder, name and extension of a path with forward slashes; the folder of a file at the top is ''. */
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

/** By code units, which is the same order on every machine. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The URL of the folder that holds the site's, or a function that knows the URL of the one file. */
export type EditBase = string | ((route: string) => string | undefined) | undefined;

/** Where a reader can edit a file: the configured URL with the file's path below it, or what the function returns. */
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
  // `URL` also resolves the `..` of a folder that stands next to the site's.
  return URL.canParse(folder)
    ? new URL(file.split('/').map(encodeURIComponent).join('/'), folder).href
    : folder + file;
}
