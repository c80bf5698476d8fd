import { isPageAddress } from './addresses.js';

interface Options {
  path: string;
  base: string;
  trailingSlash: boolean | undefined;
}

export function normalPath({ path, base, trailingSlash }: Options): string {
  const plain = path.replace(/(?:\/index)?\.html$/, '');
  if (plain === path) return path;
  if (`${plain}/` === base) return base;
  const wasFolder = path.endsWith('/index.html');
  return trailingSlash === true || (trailingSlash === undefined && wasFolder) ? `${plain}/` : plain;
}

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

export function normalizeLocation(): void {
  const url = normalUrl(new URL(location.href));
  if (url === undefined) return;
  // On the 404 page, load the canonical URL, because the server may have a page at that URL.
  if (document.querySelector('main > .not-found') === null) history.replaceState(history.state, '', url);
  else location.replace(url);
}
