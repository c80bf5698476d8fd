import { unescapeHtml } from '../../util/escape.js';

/**
 * Returns the internal URLs that a rendered page links to, without those that were already reported for its document.
 */
export function internalAddresses({
  html,
  base,
  reported = new Set(),
}: {
  html: string;
  base: string;
  reported?: ReadonlySet<string>;
}): string[] {
  const found = new Set<string>();
  for (const [element, whole = ''] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"[^>]*/g)) {
    // The configuration declares the link as external to the site, such as one to an application on the same host.
    if (element.includes(' data-external')) continue;
    const href = unescapeHtml(whole);
    const address = href.replace(/[?#].*$/, '');
    if (address.startsWith(base) && !reported.has(href)) found.add(address.slice(base.length));
  }
  return [...found];
}
