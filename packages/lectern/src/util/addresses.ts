/** How routes become URLs and files; the only place that knows about the base path and about slashes. */
export interface AddressOptions {
  /** With `/` at both ends. */
  base: string;
  trailingSlash: boolean | undefined;
}

/** `/docs/intro` → `/base/docs/intro`, with a slash at its end where the site wants one. */
export function routeToHref({ route, base, trailingSlash }: AddressOptions & { route: string }): string {
  if (route === '/') return base;
  return `${base}${route.slice(1)}${trailingSlash === true ? '/' : ''}`;
}

/**
 * The file of a route, relative to the output folder. `a/index.html` is a file of `/a` for every server and for
 * `normalizeRoute`, so a page at `/a/index` never has that one: it is the index of its own folder.
 */
export function routeToFile({
  route,
  trailingSlash,
}: Pick<AddressOptions, 'trailingSlash'> & { route: string }): string {
  if (route === '/') return 'index.html';
  const path = route.slice(1);
  if (path === '404') return '404.html';
  const isFolder = trailingSlash !== false || /(?:^|\/)index$/.test(path);
  return isFolder ? `${path}/index.html` : `${path}.html`;
}

/** The file with the text of a page as Markdown, relative to the output folder: its URL, plus `.md`. */
export function routeToMarkdown(route: string): string {
  return route === '/' ? 'index.md' : `${route.slice(1)}.md`;
}

/** The page that a URL of Markdown belongs to: what `routeToMarkdown` was given; `undefined` for another URL. */
export function markdownToRoute(path: string): string | undefined {
  if (!path.endsWith('.md')) return undefined;
  const route = path.slice(0, -'.md'.length);
  return route === '/index' ? '/' : route;
}

/** One slash at the start, none at the end; suffixes that servers add are taken off. */
export function normalizeRoute(path: string): string {
  const plain = path.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  const inner = plain.split('/').filter(Boolean).join('/');
  return `/${inner}`;
}

/** A path as people read it; one that nobody has encoded, such as `/100%`, stays unchanged. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** True for a URL of another site, or of another program (`mailto:`). */
export function isExternal(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url) && !url.startsWith('pathname:');
}

/** The URL of a page, or of a heading on it, base path included. */
export function targetHref({
  target: { route, anchor },
  addresses,
}: {
  target: { route: string; anchor?: string | undefined };
  addresses: AddressOptions;
}): string {
  return routeToHref({ route, ...addresses }) + (anchor === undefined ? '' : `#${anchor}`);
}
