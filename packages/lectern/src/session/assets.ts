import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, parse } from 'node:path';
import type { ReadMemory } from '../cache/read-memory.js';
import { createReadMemory } from '../cache/read-memory.js';
import type { SiteReach } from '../content/site-reach.js';
import { assetPath, downloadKey, splitUrl } from '../model/asset-path.js';
import type { Asset } from '../model/link-targets.js';
import type { SiteModel } from '../model/site.types.js';
import { decodePath } from '../util/addresses.js';
import { bytesOf, hashOfFile, isFile } from '../util/files.js';
import { md4 } from '../util/md4.js';

export interface PublishedAsset extends Asset {
  source: string;
  /** Path in the output folder. Undefined for a static file, because all static files are copied. */
  output?: string | undefined;
}

export interface AssetReferences {
  file: string;
  images: readonly { url: string }[];
  files: readonly string[];
}

interface WantedFile {
  source: string;
  isStatic: boolean;
  isDownload?: boolean | undefined;
}

interface Options {
  siteDir: string;
  site: SiteModel;
  reach: SiteReach;
  documents: Iterable<AssetReferences>;
  memory?: ReadMemory;
}

export async function collectAssets({
  siteDir,
  site,
  reach,
  documents,
  memory = createReadMemory(),
}: Options): Promise<Map<string, PublishedAsset>> {
  const wanted = wantedFiles({ siteDir, site, documents });
  const assets = new Map<string, PublishedAsset>();
  if (wanted.size === 0) return assets;
  const { imageSize } = await import('image-size');
  // Keep the assets in document order, because the hash of a page's inputs depends on the order.
  for (const [key, { source, isStatic, isDownload }] of wanted) {
    // Check access before looking for the file, so that a reference can't reveal whether the file exists.
    const file = key.replace(/^link:/, '');
    const refused = reach.check({ path: source, name: file, file });
    if (refused !== undefined) {
      const { code, message, hint } = refused;
      assets.set(key, { source, href: key, refused: { code, message, hint } });
      continue;
    }
    if (!isFile(source)) continue;
    if (isDownload === true) {
      assets.set(key, download({ site, source, memory }));
      continue;
    }
    const { name, ...size } = memory.recall({
      path: source,
      key: 'asset',
      make: () => {
        const { size } = statSync(source);
        const content = startOf({ source, size });
        return { name: hashedName({ source, size }), ...measure({ content, imageSize }) };
      },
    });
    const output = isStatic ? undefined : `assets/${name}`;
    assets.set(key, { source, output, href: site.config.baseUrl + (output ?? key.slice(1)), ...size });
  }
  return assets;
}

function wantedFiles({ documents, ...site }: Omit<Options, 'memory' | 'reach'>): Map<string, WantedFile> {
  const wanted = new Map<string, WantedFile>();
  for (const document of documents) {
    for (const { url } of document.images) {
      const { path } = splitUrl(url);
      const key = path.startsWith('/') ? path : assetPath({ url: path, from: document.file });
      const source = path.startsWith('/') ? staticSource({ ...site, path }) : join(site.siteDir, key);
      if (source !== undefined) wanted.set(key, { source, isStatic: path.startsWith('/') });
    }
    for (const url of document.files)
      for (const [key, file] of linkedFile({ ...site, url, from: document.file })) wanted.set(key, file);
  }
  return wanted;
}

function linkedFile({
  siteDir,
  site,
  url,
  from,
}: Pick<Options, 'siteDir' | 'site'> & { url: string; from: string }): [string, WantedFile][] {
  const { path } = splitUrl(url);
  const isStatic = path.startsWith('/');
  const isDownload = site.config.linkedFiles === 'docusaurus';
  // Without `linkedFiles: 'docusaurus'`, a linked static file isn't an asset, because it is copied with its folder.
  if (isDownload ? path.endsWith('.html') : isStatic) return [];
  const source = isStatic
    ? staticSource({ siteDir, site, path: decodePath(path) })
    : join(siteDir, assetPath({ url, from }));
  if (source === undefined) return [];
  const key = isDownload ? downloadKey({ url, from }) : assetPath({ url, from });
  return [[key, { source, isStatic, isDownload }]];
}

/** As in Docusaurus, the URL of a linked file is below the locale's path and contains a content hash. */
function download({
  site: { config, addresses },
  source,
  memory,
}: {
  site: SiteModel;
  source: string;
  memory: ReadMemory;
}): PublishedAsset {
  const name = memory.recall({
    path: source,
    key: 'download',
    make: () => {
      const { name, ext } = parse(source);
      return `${name}-${md4(bytesOf({ file: source, end: statSync(source).size }))}${ext}`;
    },
  });
  const output = `${addresses.base.slice(config.baseUrl.length)}assets/files/${name}`;
  return { source, output, href: config.baseUrl + output };
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

const mostMeasured = 1 << 26;

/**
 * The beginning of an image file contains the image's size. Large files aren't read whole, because `readFileSync`
 * throws above 2 GiB.
 */
function startOf({ source, size }: { source: string; size: number }): Uint8Array {
  if (size <= mostMeasured) return readFileSync(source);
  const content = Buffer.alloc(mostMeasured);
  let at = 0;
  for (const bytes of bytesOf({ file: source, end: mostMeasured })) at += bytes.copy(content, at);
  return content;
}

function hashedName({ source, size }: { source: string; size: number }): string {
  const hash = hashOfFile({ file: source, size }).slice(0, 8);
  const extension = extname(source);
  return `${basename(source, extension)}-${hash}${extension}`;
}

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
