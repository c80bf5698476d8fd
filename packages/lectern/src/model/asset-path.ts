import { posix } from 'node:path';
import { decodePath } from '../util/addresses.js';

/** Returns the path of a linked file (`./x.png`, `@site/static/x.png`), relative to the site's folder. */
export function assetPath({ url, from }: { url: string; from: string }): string {
  const path = decodePath(splitUrl(url).path);
  if (path.startsWith('@site/')) return posix.normalize(path.slice('@site/'.length));
  return posix.normalize(posix.join(posix.dirname(from), path));
}

/**
 * Returns the asset key of a linked file. The same file has another key as an image, because linked files are published
 * at the same URLs as in Docusaurus. An image that a document both shows and links to has two URLs.
 */
export function downloadKey({ url, from }: { url: string; from: string }): string {
  const { path } = splitUrl(url);
  return `link:${path.startsWith('/') ? decodePath(path) : assetPath({ url: path, from })}`;
}

export function splitUrl(url: string): { path: string; query: string; hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(url) ?? [];
  return { path, query, hash };
}
