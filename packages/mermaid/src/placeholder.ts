const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const characters: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** Until the diagram is drawn, the placeholder shows its source. */
export function placeholder(code: string): string {
  const escaped = code.replace(/[&<>]/g, (character) => escapes[character] ?? character);
  return `<pre class="diagram-source"><code>${escaped}</code></pre>`;
}

/** Matches only the placeholders of `@theme/Mermaid`, not those of fences. */
const pattern =
  /(<div class="diagram-component"[^>]*>)<pre class="diagram-source"><code>([^<]*)<\/code><\/pre>/g;

export interface Placeholder {
  html: string;
  start: string;
  code: string;
}

export function findPlaceholders(html: string): Placeholder[] {
  if (!html.includes('"diagram-component"')) return [];
  return [...html.matchAll(pattern)].map(([whole, start = '', escaped = '']) => ({
    html: whole,
    start,
    code: escaped.replace(/&(?:amp|lt|gt);/g, (entity) => characters[entity] ?? entity),
  }));
}
