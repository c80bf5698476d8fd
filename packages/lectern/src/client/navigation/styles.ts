/** Fetches the style sheets that the next page has and this one has not. They stay: rules of other pages match nothing. */
export async function addStyles(next: Document): Promise<void> {
  const own = new Map(stylesOf(document).map((link) => [link.getAttribute('href'), link]));
  const missing = stylesOf(next).filter((link) => {
    const known = own.get(link.getAttribute('href'));
    if (known?.sheet) return false;
    // On its way for a page that the reader wants no more.
    known?.remove();
    return true;
  });
  await Promise.all(missing.map(load));
}

function stylesOf(page: Document): HTMLLinkElement[] {
  return [...page.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
}

/** One that cannot be fetched does not hold the page back, and is requested again by the next page that has it. */
function load(link: HTMLLinkElement): Promise<void> {
  const own = document.importNode(link);
  return new Promise((resolve) => {
    own.onload = () => resolve();
    own.onerror = () => {
      own.remove();
      resolve();
    };
    document.head.append(own);
  });
}
