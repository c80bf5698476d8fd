import { escapeHtml } from '../util/escape.js';
/**
 * A token stands for a URL until the whole site is known, so compiling a file depends on that file alone. The key
 * distinguishes the documents on one page.
 */
export function fileKey(file: string): string {
  // FNV-1a is short and stable, and collisions among a page's few files are unlikely enough to ignore.
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

export function idToken({ key, index }: { key: string; index: number }): string {
  return `lectern-id:${key}:${index}`;
}

export function textToken({ key, index }: { key: string; index: number }): string {
  return `lectern-text:${key}:${index}`;
}

export interface TokenValue {
  href: string;
  attributes?: Readonly<Record<string, string | number>> | undefined;
}

const anyToken = /lectern-(?:link|image|text):[a-z0-9]+:\d+/g;
/** Matches a link around an ID or inline code. An ID may be in a `span` that prevents line breaks. */
const idLink = /<a href="(lectern-id:[a-z0-9]+:\d+)">(.*?)<\/a>/g;
const imageElement = /<img(?=\s)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g;
const imageSource = /\ssrc="(lectern-image:[a-z0-9]+:\d+)"/;

type Resolve = (token: string) => TokenValue;

export function replaceTokens({ html, resolve }: { html: string; resolve: Resolve }): string {
  return html
    .replace(idLink, (_, token: string, text: string) => linkOfId({ text, value: resolve(token) }))
    .replace(imageElement, (element: string, written: string) =>
      withAttributes({ element, written, resolve }),
    )
    .replace(anyToken, (token) => escapeHtml(resolve(token).href));
}

function linkOfId({ text, value: { href, attributes = {} } }: { text: string; value: TokenValue }): string {
  if (href === '') return text;
  const all = Object.entries({ href, ...attributes });
  return `<a${all.map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`).join('')}>${text}</a>`;
}

/**
 * The author's attributes take precedence. If the author sets only an image's width or height, the other is computed.
 */
function withAttributes({
  element,
  written,
  resolve,
}: {
  element: string;
  written: string;
  resolve: Resolve;
}): string {
  const [source, token] = imageSource.exec(element) ?? [];
  if (source === undefined || token === undefined) return element;
  const { href, attributes = {} } = resolve(token);
  const own = new Map(
    [...written.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const extra = Object.entries({ ...attributes, ...scaledSize({ own, attributes }) }).filter(
    ([name]) => !own.has(name),
  );
  const text = extra.map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`).join('');
  return element.replace(source, () => ` src="${escapeHtml(href)}"${text}`);
}

function scaledSize({
  own,
  attributes: { width, height },
}: {
  own: ReadonlyMap<string, string>;
  attributes: NonNullable<TokenValue['attributes']>;
}): Record<string, number> {
  if (typeof width !== 'number' || typeof height !== 'number') return {};
  const ownWidth = Number(own.get('width') ?? Number.NaN);
  const ownHeight = Number(own.get('height') ?? Number.NaN);
  if (ownWidth > 0) return { height: Math.round((ownWidth * height) / width) };
  return ownHeight > 0 ? { width: Math.round((ownHeight * width) / height) } : {};
}
