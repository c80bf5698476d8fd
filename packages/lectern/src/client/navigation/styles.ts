/** The previous page's style sheets aren't removed, because their rules match nothing on pages that don't use them. */
export async function addStyles(next: Document): Promise<void> {
  const own = new Map(stylesOf(document).map((link) => [link.getAttribute('href'), link]));
  const missing = stylesOf(next).filter((link) => {
    const known = own.get(link.getAttribute('href'));
    if (known?.sheet) return false;
    // The style sheet hasn't loaded, because the reader left the page too early. Replace the link, and wait for the
    // style sheet.
    known?.remove();
    return true;
  });
  await Promise.all(missing.map(load));
}

function stylesOf(page: Document): HTMLLinkElement[] {
  return [...page.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
}

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
