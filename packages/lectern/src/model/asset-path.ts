import { posix } from 'node:path';
import { decodePath } from '../util/addresses.js';

export function assetPath({ url, from }: { url: string; from: string }): string {
  const path = decodePath(splitUrl(url).path);
  if (path.startsWith('@site/')) return posix.normalize(path.slice('@site/'.length));
  return posix.normalize(posix.join(posix.dirname(from), path));
}

/**
 * Differs from the key of the same file as an image. Linked files have the same URLs as in Docusaurus, so a file that a
 * document both shows and links to has two URLs.
 */
export function downloadKey({ url, from }: { url: string; from: string }): string {
  const { path } = splitUrl(url);
  return `link:${path.startsWith('/') ? decodePath(path) : assetPath({ url: path, from })}`;
}

export function splitUrl(url: string): { path: string; query: string; hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(url) ?? [];
  return { path, query, hash };
}
