/** Fetches the style sheets that the next page has and this one has not. They stay: rules of other pages match nothing. */
export async function addStyles(next: Document): Promise<void> {
  const has = new Set(stylesOf(document).map((link) => link.getAttribute('href')));
  const missing = stylesOf(next).filter((link) => !has.has(link.getAttribute('href')));
  await Promise.all(missing.map(load));
}

function stylesOf(page: Document): HTMLLinkElement[] {
  return [...page.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
}

/** One that cannot be fetched does not hold the page back. */
function load(link: HTMLLinkElement): Promise<void> {
  const own = document.importNode(link);
  return new Promise((resolve) => {
    own.onload = () => resolve();
    own.onerror = () => resolve();
    document.head.append(own);
  });
}
