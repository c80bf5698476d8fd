import { unescapeHtml } from '../../util/escape.js';

/** Returns URLs without the base path. Leaves out those already reported for the page's document. */
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
    // `data-external` declares that the link leads out of the site, for example to another application on the same
    // host.
    if (element.includes(' data-external')) continue;
    const href = unescapeHtml(whole);
    const address = href.replace(/[?#].*$/, '');
    if (address.startsWith(base) && !reported.has(href)) found.add(address.slice(base.length));
  }
  return [...found];
}
