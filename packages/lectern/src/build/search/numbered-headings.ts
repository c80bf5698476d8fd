import type { SearchRecord } from './record.js';

const heading = /<h[2-6]\b[^>]*\bid="([^"]+)"[^>]*>([\s\S]*?)<\/h[2-6]>/g;
/** `AT-11: Latency`, `REQ-F-07`, `ADR-3 …`. */
const number = /^[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+\b/;

/** Headings that start with a number by which people refer to them: readers look for it as for a name. */
export function numberedHeadings(html: string): SearchRecord['names'] {
  return [...html.matchAll(heading)].flatMap(([, id = '', inner = '']) => {
    const name = inner
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&amp;', '&')
      .trim();
    return number.test(name) ? [{ name, id }] : [];
  });
}
