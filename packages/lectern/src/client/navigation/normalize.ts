import { isPageAddress } from './addresses.js';

interface Options {
  path: string;
  /** Base path of the site, with `/` at both ends. */
  base: string;
  /** How URLs of the site end; `undefined`: as in the links of its pages. */
  trailingSlash: boolean | undefined;
}

/** The URL of a page without the suffixes of its file: `/docs/intro.html` and `/docs/intro/index.html`. */
export function normalPath({ path, base, trailingSlash }: Options): string {
  const plain = path.replace(/(?:\/index)?\.html$/, '');
  if (plain === path) return path;
  if (`${plain}/` === base) return base;
  const wasFolder = path.endsWith('/index.html');
  return trailingSlash === true || (trailingSlash === undefined && wasFolder) ? `${plain}/` : plain;
}

/** Another URL for the same page, where the site has one that is more its own. */
export function normalUrl(url: URL): URL | undefined {
  if (!url.pathname.endsWith('.html') || !isPageAddress(url)) return undefined;
  const { base = '/', slash } = document.documentElement.dataset;
  const normal = new URL(url);
  normal.pathname = normalPath({
    path: url.pathname,
    base,
    trailingSlash: slash === undefined ? undefined : slash === 'true',
  });
  return normal;
}

/** Puts the URL of the first page right. */
export function normalizeLocation(): void {
  const url = normalUrl(new URL(location.href));
  if (url === undefined) return;
  // Servers without the file answer by the 404 page: the page may be there under its own URL.
  if (document.querySelector('main > .not-found') === null) history.replaceState(history.state, '', url);
  else location.replace(url);
}
