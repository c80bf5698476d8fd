/**
 * Loads the style sheets of the next page that the current page lacks. Style sheets are never removed, because the
 * rules for other pages don't match anything here.
 */
export async function addStyles(next: Document): Promise<void> {
  const own = new Map(stylesOf(document).map((link) => [link.getAttribute('href'), link]));
  const missing = stylesOf(next).filter((link) => {
    const known = own.get(link.getAttribute('href'));
    if (known?.sheet) return false;
    // The style sheet was still loading for a page that the reader has left.
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
