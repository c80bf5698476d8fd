import type { SourcePage } from '../content/types.js';
import { isExternal } from '../util/addresses.js';
import type { Asset } from './links.js';
import { assetPath } from './links.js';
import type { PageData, SocialImage } from './page-data.types.js';
import type { SiteModel } from './site.types.js';

/** The image for links to a page: its own, otherwise that of the site, otherwise one that a plug-in makes. */
export function socialImage({
  site,
  page,
  own,
  assets,
}: {
  site: SiteModel;
  page: Omit<PageData, 'structuredData' | 'socialImage'>;
  /** What the page itself names. */
  own: NamedImage | undefined;
  assets: ReadonlyMap<string, Asset>;
}): SocialImage | undefined {
  const { config, addresses } = site;
  const named = own ?? imageOfSite(site);
  if (named !== undefined) {
    const { url, file } = named;
    const asset = assets.get(imageKey({ url, file }));
    const href = asset?.href ?? (isExternal(url) ? url : addresses.base + url.replace(/^\//, ''));
    return { url: new URL(href, config.url).href, width: asset?.width, height: asset?.height };
  }
  if (page.kind === 'not-found') return undefined;
  if (config.themeConfig.metadata.some(({ property }) => property === 'og:image')) return undefined;
  const made = site.socialImage?.(page);
  if (made === undefined) return undefined;
  const { path, width, height, type, alt } = made;
  return { url: new URL(config.baseUrl + path, config.url).href, width, height, generated: { type, alt } };
}

/** An image that a writer names. */
export interface NamedImage {
  /** With `/` at its start: in the static folder. */
  url: string;
  /** Where it is named. */
  file: string;
}

/** What a page names in its front matter, or a category in its file. */
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

/** As everywhere, `./` leads to a file next to the text. Without it, the path is one in the static folder. */
function named({ url, file }: { url: string | undefined; file: string }): NamedImage | undefined {
  if (url === undefined) return undefined;
  return { url: isExternal(url) || /^(?:\/|\.\.?\/|@site\/)/.test(url) ? url : `/${url}`, file };
}

function imageKey({ url, file }: NamedImage): string {
  return url.startsWith('/') ? url : assetPath({ url, from: file });
}
