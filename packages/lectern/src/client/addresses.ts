/** True for the address of a page of this site. What has an ending other than that of a page is a file. */
export function isPageAddress(url: URL): boolean {
  const base = document.documentElement.dataset.base ?? '/';
  return (
    url.origin === location.origin &&
    url.pathname.startsWith(base) &&
    !/\.(?!html$)[a-z\d]+$/i.test(url.pathname)
  );
}
