/** Options for converting routes to URLs and files. Only this module handles the base path and trailing slashes. */
export interface AddressOptions {
  /** Base path, with a leading and a trailing `/`. */
  base: string;
  trailingSlash: boolean | undefined;
}

/** Converts a route to a URL: `/docs/intro` becomes `/base/docs/intro`, with a trailing slash if configured. */
export function routeToHref({ route, base, trailingSlash }: AddressOptions & { route: string }): string {
  if (route === '/') return base;
  return `${base}${route.slice(1)}${trailingSlash === true && !hasExtension(route) ? '/' : ''}`;
}

function hasExtension(path: string): boolean {
  return /\.html?$/i.test(path);
}

/**
 * Servers and `normalizeRoute` treat `a/index.html` as the file of `/a`, so the file of `/a/index` is
 * `a/index/index.html`.
 */
export function routeToFile({
  route,
  trailingSlash,
}: Pick<AddressOptions, 'trailingSlash'> & { route: string }): string {
  if (route === '/') return 'index.html';
  const path = route.slice(1);
  if (path === '404') return '404.html';
  // A slug may have an extension, so that a page keeps its URL from an older site.
  if (hasExtension(path)) return path;
  const isFolder = trailingSlash !== false || /(?:^|\/)index$/.test(path);
  return isFolder ? `${path}/index.html` : `${path}.html`;
}

export function routeToMarkdown(route: string): string {
  return route === '/' ? 'index.md' : `${route.slice(1)}.md`;
}

export function markdownToRoute(path: string): string | undefined {
  if (!path.endsWith('.md')) return undefined;
  const route = path.slice(0, -'.md'.length);
  return route === '/index' ? '/' : route;
}

/** The result starts with a slash, and has no trailing slash, `.html`, or `/index.html`. The root is `/`. */
export function normalizeRoute(path: string): string {
  const plain = path.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  const inner = plain.split('/').filter(Boolean).join('/');
  return `/${inner}`;
}

/**
 * Doesn't decode characters that separate the parts of a URL (`/?#`). Invalid percent-encoding, such as `/100%`, stays
 * unchanged.
 */
export function decodePath(path: string): string {
  try {
    // Decode `$&+,:;=@`, which have no special meaning in a path, but which `decodeURI` would leave encoded.
    return decodeURI(path.replace(/%(?:2[46bc]|3[abd]|40)/gi, decodeURIComponent));
  } catch {
    return path;
  }
}

/** Returns whether a URL has a host or a scheme, such as `mailto:`. Returns false for `pathname:`. */
export function isExternal(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url) && !url.startsWith('pathname:');
}

/** Returns the URL of a page or heading, including the base path. */
export function targetHref({
  target: { route, anchor },
  addresses,
}: {
  target: { route: string; anchor?: string | undefined };
  addresses: AddressOptions;
}): string {
  return routeToHref({ route, ...addresses }) + (anchor === undefined ? '' : `#${anchor}`);
}
