const tag = /<(\/?)(details|summary|[a-z][\w-]*)\b[^>]*>/g;
const withoutEnd = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Adds the summary “Details” to `details` elements without a `summary` child, as Docusaurus does. */
export function withSummaries(html: string): string {
  if (!/<details\b[^>]*>\s*(?!\s|<summary\b)/.test(html)) return html;
  return html.replace(/<details\b[^>]*>/g, (start: string, offset: number) =>
    hasSummary({ html, from: offset + start.length }) ? start : `${start}<summary>Details</summary>`,
  );
}

function hasSummary({ html, from }: { html: string; from: number }): boolean {
  let depth = 0;
  for (const [whole, slash, name = ''] of html.slice(from).matchAll(tag)) {
    if (slash === '/') depth -= 1;
    else if (depth === 0 && name === 'summary') return true;
    else if (!withoutEnd.test(name) && !whole.endsWith('/>')) depth += 1;
    if (depth < 0) return false;
  }
  return false;
}
