/**
 * Replaces the URL, unless a navigation is in progress. During a navigation, the URL already belongs to the next page,
 * and changing it would cancel the navigation.
 */
export function replaceAddress(address: string): void {
  if (!window.navigation?.transition) history.replaceState(history.state, '', address);
}

/** A URL with an extension other than `.html` belongs to a file. */
export function isPageAddress(url: URL): boolean {
  const base = document.documentElement.dataset.base ?? '/';
  return (
    url.origin === location.origin &&
    url.pathname.startsWith(base) &&
    !/\.(?!html$)[a-z\d]+$/i.test(url.pathname)
  );
}

export function addressOf(url: URL | Location): string {
  return url.origin + url.pathname + url.search;
}

export function buildOf(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name="lectern-build"]')?.content;
}
