import { unescapeHtml } from '../../util/escape.js';

/** The URLs of this site that a finished page links to, without those that were already reported for its text. */
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
    // The configuration names it as a URL outside of the site, such as an application next to it.
    if (element.includes(' data-external')) continue;
    const href = unescapeHtml(whole);
    const address = href.replace(/[?#].*$/, '');
    if (address.startsWith(base) && !reported.has(href)) found.add(address.slice(base.length));
  }
  return [...found];
}
