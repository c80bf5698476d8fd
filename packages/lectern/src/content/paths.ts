import { relative, sep } from 'node:path';

/** Returns a path for messages: relative to the site's folder, with forward slashes. */
export function siteRelative({ siteDir, path }: { siteDir: string; path: string }): string {
  return relative(siteDir, path).split(sep).join('/');
}

/** Joins segments into a route. Each route starts with a slash. Only the route `/` also ends with a slash. */
export function joinRoute(...parts: string[]): string {
  return `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;
}

/** `from` is the route of a folder. */
export function resolveRoute({ from, to }: { from: string; to: string }): string {
  const segments: string[] = [];
  for (const segment of (to.startsWith('/') ? to : `${from}/${to}`).split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}`;
}

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

/** Comparing by UTF-16 code units gives the same order in every locale. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The URL of the site's folder in the source repository, or a function that returns the edit URL of a page. */
export type EditBase = string | ((route: string) => string | undefined) | undefined;

/** Returns the URL of the “Edit this page” link for a file; undefined for no link. */
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
  // If the source is outside the site's folder, the path starts with `..`, which `URL` resolves.
  return URL.canParse(folder)
    ? new URL(file.split('/').map(encodeURIComponent).join('/'), folder).href
    : folder + file;
}
