import { unescapeHtml } from '../../util/escape.js';

/** The internal URLs that a rendered page links to, without those already reported for its document. */
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
    // The configuration declares it as external to the site, such as an application on the same host.
    if (element.includes(' data-external')) continue;
    const href = unescapeHtml(whole);
    const address = href.replace(/[?#].*$/, '');
    if (address.startsWith(base) && !reported.has(href)) found.add(address.slice(base.length));
  }
  return [...found];
}
