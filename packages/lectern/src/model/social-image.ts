import type { SourcePage } from '../content/types.js';
import { isExternal } from '../util/addresses.js';
import { assetPath } from './asset-path.js';
import type { Asset } from './link-targets.js';
import type { PageData, SocialImage } from './page-data.types.js';
import type { SiteModel } from './site.types.js';

/**
 * A page's own image takes precedence over the site's image, and the site's image over an image that a plug-in
 * generates.
 */
export function socialImage({
  site,
  page,
  own,
  assets,
}: {
  site: SiteModel;
  page: Omit<PageData, 'structuredData' | 'socialImage'>;
  own: NamedImage | undefined;
  assets: ReadonlyMap<string, Asset>;
}): SocialImage | undefined {
  const { config, addresses } = site;
  const named = own ?? imageOfSite(site);
  if (named !== undefined) {
    const { url, file } = named;
    const asset = assets.get(imageKey({ url, file }));
    const href = asset?.href ?? (isExternal(url) ? url : addresses.base + url.replace(/^\//, ''));
    // Ignore an invalid URL. Missing images are reported in `session/named-images.ts`.
    return URL.canParse(href, config.url)
      ? { url: new URL(href, config.url).href, width: asset?.width, height: asset?.height }
      : undefined;
  }
  if (page.kind === 'not-found') return undefined;
  if (config.themeConfig.metadata.some(({ property }) => property === 'og:image')) return undefined;
  const result = site.socialImage?.(page);
  if (result === undefined) return undefined;
  const { path, width, height, type, alt } = result;
  return { url: new URL(config.baseUrl + path, config.url).href, width, height, generated: { type, alt } };
}

export interface NamedImage {
  /** The image's URL. With a leading slash, it refers to a file in the static folder. */
  url: string;
  file: string;
}

export function imageOfPage(page: SourcePage | { kind: 'not-found' }): NamedImage | undefined {
  switch (page.kind) {
    case 'doc':
    case 'markdown-page':
      return named({ url: page.frontMatter.image, file: page.file });
    case 'category':
      return named({ url: page.image, file: page.file });
    default:
      return undefined;
  }
}

export function imageOfSite({ config }: Pick<SiteModel, 'config'>): NamedImage | undefined {
  return named({ url: config.themeConfig.image, file: '' });
}

/**
 * `./` refers to a file next to the document. Any other path without a leading slash refers to a file in the static
 * folder.
 */
function named({ url, file }: { url: string | undefined; file: string }): NamedImage | undefined {
  if (url === undefined) return undefined;
  return { url: isExternal(url) || /^(?:\/|\.\.?\/|@site\/)/.test(url) ? url : `/${url}`, file };
}

function imageKey({ url, file }: NamedImage): string {
  return url.startsWith('/') ? url : assetPath({ url, from: file });
}
