/**
 * Loads the next page's style sheets, unless the current page has them. Style sheets are never removed, because rules
 * for other pages match nothing here.
 */
export async function addStyles(next: Document): Promise<void> {
  const own = new Map(stylesOf(document).map((link) => [link.getAttribute('href'), link]));
  const missing = stylesOf(next).filter((link) => {
    const known = own.get(link.getAttribute('href'));
    if (known?.sheet) return false;
    // The style sheet was still loading for a page that the reader has since left.
    known?.remove();
    return true;
  });
  await Promise.all(missing.map(load));
}

function stylesOf(page: Document): HTMLLinkElement[] {
  return [...page.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
}

/** Loads a style sheet. If that fails, the page is shown anyway, and the next page tries again. */
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
