/**
 * Writes into the URL what the page shows. While another page is on its way, the URL is that page's already, and to
 * change it would stop that page.
 */
export function replaceAddress(address: string): void {
  if (!window.navigation?.transition) history.replaceState(history.state, '', address);
}

/** True for the URL of a page of this site. What has an ending other than that of a page is a file. */
export function isPageAddress(url: URL): boolean {
  const base = document.documentElement.dataset.base ?? '/';
  return (
    url.origin === location.origin &&
    url.pathname.startsWith(base) &&
    !/\.(?!html$)[a-z\d]+$/i.test(url.pathname)
  );
}
