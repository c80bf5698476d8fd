import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Asset } from '../model/links.js';
import { assetPath, splitUrl } from '../model/links.js';
import type { SiteModel } from '../model/site.js';
import { mapConcurrent } from '../sources/concurrent.js';

/** A file that is published: an image or a download that a text refers to. */
export interface PublishedAsset extends Asset {
  /** Absolute path of the file. */
  source: string;
  /** Path in the output folder; absent for a static file, which is copied with its folder. */
  output?: string | undefined;
}

/** Addresses in a text, as it names them. */
export interface AssetReferences {
  /** The text, relative to the site's folder. */
  file: string;
  images: readonly { url: string }[];
  /** Addresses of links that may lead to files beside the text. */
  files: readonly string[];
}

interface Options {
  siteDir: string;
  site: SiteModel;
  documents: Iterable<AssetReferences>;
}

/** Finds the files that texts refer to, and reads the size of each image, so that nothing jumps when it arrives. */
export async function collectAssets({
  siteDir,
  site,
  documents,
}: Options): Promise<Map<string, PublishedAsset>> {
  const wanted = new Map<string, { source: string; isStatic: boolean }>();
  for (const document of documents) {
    for (const { url } of document.images) {
      const { path } = splitUrl(url);
      const key = path.startsWith('/') ? path : assetPath({ url: path, from: document.file });
      const source = path.startsWith('/') ? staticSource({ siteDir, site, path }) : join(siteDir, key);
      if (source !== undefined) wanted.set(key, { source, isStatic: path.startsWith('/') });
    }
    for (const url of document.files) {
      const key = assetPath({ url: splitUrl(url).path, from: document.file });
      wanted.set(key, { source: join(siteDir, key), isStatic: false });
    }
  }
  if (wanted.size === 0) return new Map();
  const { imageSize } = await import('image-size');
  // In the order of the texts, whichever file is read first: pages are known by the hash of what they are made from.
  const assets = await mapConcurrent({
    items: [...wanted],
    map: async ([key, { source, isStatic }]): Promise<[string, PublishedAsset][]> => {
      if (!existsSync(source) || !statSync(source).isFile()) return [];
      const content = await readFile(source);
      const output = isStatic ? undefined : `assets/${hashedName({ source, content })}`;
      const href = site.config.baseUrl + (output ?? key.slice(1));
      return [[key, { source, output, href, ...measure({ content, imageSize }) }]];
    },
  });
  return new Map(assets.flat());
}

function staticSource({
  siteDir,
  site,
  path,
}: {
  siteDir: string;
  site: SiteModel;
  path: string;
}): string | undefined {
  if (!site.staticFiles.has(path)) return undefined;
  return site.config.staticDirectories
    .map((folder) => join(siteDir, folder, path))
    .find((file) => existsSync(file));
}

function hashedName({ source, content }: { source: string; content: Uint8Array }): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const extension = extname(source);
  return `${basename(source, extension)}-${hash}${extension}`;
}

/** Width and height of an image; nothing for a file that is none. */
function measure({
  content,
  imageSize,
}: {
  content: Uint8Array;
  imageSize: typeof import('image-size').imageSize;
}): { width?: number; height?: number } {
  try {
    const { width, height } = imageSize(content);
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    return {};
  }
}
