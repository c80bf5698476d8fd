import { joinRoute, resolveRoute, splitPath } from '../paths.js';
import type { PrefixParser } from './number-prefix.js';
import { parseNumberPrefix, stripNumberPrefixes } from './number-prefix.js';

export function isCategoryIndex(file: string): boolean {
  const { dir, name } = splitPath(file);
  const folder = dir.slice(dir.lastIndexOf('/') + 1);
  return ['index', 'readme', ...(folder === '' ? [] : [folder.toLowerCase()])].includes(name.toLowerCase());
}

interface DocAddressInput {
  parsePrefix?: PrefixParser | undefined;
  /** Path relative to the docs folder, with number prefixes: `01-guides/02-setup.md`. */
  file: string;
  /** The source's base path, followed by the version's path. */
  versionRoute: string;
  frontMatter: {
    id?: string | undefined;
    slug?: string | undefined;
    parse_number_prefixes?: boolean | undefined;
  };
}

export interface DocAddress {
  id: string;
  route: string;
  number?: number | undefined;
}

export function docAddress({
  file,
  versionRoute,
  frontMatter,
  parsePrefix = parseNumberPrefix,
}: DocAddressInput): DocAddress {
  const { dir, name } = splitPath(file);
  const prefixes = frontMatter.parse_number_prefixes ?? true;
  const own = prefixes ? parsePrefix(name) : { name };
  const folder = prefixes ? stripNumberPrefixes(dir, parsePrefix) : dir;
  const lastSegment = frontMatter.id ?? own.name;
  const id = folder === '' ? lastSegment : `${folder}/${lastSegment}`;
  return {
    id,
    route: joinRoute(versionRoute, slug({ file, folder, lastSegment, own: frontMatter.slug })),
    number: own.number,
  };
}

function slug({
  file,
  folder,
  lastSegment,
  own,
}: {
  file: string;
  folder: string;
  lastSegment: string;
  own: string | undefined;
}): string {
  if (own !== undefined && own !== '') return resolveRoute({ from: `/${folder}`, to: own });
  return isCategoryIndex(file) ? `/${folder}` : `/${folder}/${lastSegment}`;
}
