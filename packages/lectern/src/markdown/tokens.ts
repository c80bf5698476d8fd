/**
 * An address in a document is known only when the whole site is. Until then a token stands in its place, so that
 * compiling a file depends on that file alone. The key keeps files apart that end up in one page (partials).
 */
export function fileKey(file: string): string {
  // FNV-1a: short, stable, and collisions among the few files of one page are out of the question.
  let hash = 0x811c9dc5;
  for (const char of file) {
    hash ^= char.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

export function linkToken({ key, index }: { key: string; index: number }): string {
  return `lectern-link:${key}:${index}`;
}

export function imageToken({ key, index }: { key: string; index: number }): string {
  return `lectern-image:${key}:${index}`;
}

/** What stands in the place of a token: an address and, for an image, the attributes that go with it. */
export interface TokenValue {
  href: string;
  attributes?: Readonly<Record<string, string | number>> | undefined;
}

const anyToken = /(lectern-(?:link|image):[a-z0-9]+:\d+)("?)/g;

/** Puts the real values in the places of the tokens. */
export function replaceTokens({
  html,
  resolve,
}: {
  html: string;
  resolve: (token: string) => TokenValue;
}): string {
  return html.replace(anyToken, (_, token: string, quote: string) => {
    const { href, attributes = {} } = resolve(token);
    // Without a quote behind it, the token is part of an island's properties, where only the address has a place.
    const extra =
      quote === ''
        ? []
        : Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(String(value))}"`);
    return `${escapeAttribute(href)}${quote}${extra.join('')}`;
  });
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
