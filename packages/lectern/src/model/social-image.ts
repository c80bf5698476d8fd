import { isExternal } from './addresses.js';
import type { PageData } from './page-data.types.js';
import type { SiteModel } from './site.js';
import { socialCard } from './social-card/card.js';
import { cardSize } from './social-card/layout.js';

/** The picture of links to a page. */
export interface SocialImage {
  /** Absolute: a social network knows no page that it could be relative to. */
  url: string;
  /** What the engine knows of a picture that it has drawn. */
  drawn?: { width: number; height: number; type: string; alt: string } | undefined;
}

/** The picture of links to a page: its own, else that of the site, else a card that the build draws. */
export function socialImage({
  site: { config, addresses, cards },
  page,
  own,
}: {
  site: SiteModel;
  page: Omit<PageData, 'structuredData' | 'socialImage'>;
  /** What the page itself names. */
  own: string | undefined;
}): SocialImage | undefined {
  const { image, metadata } = config.themeConfig;
  const named = own ?? image;
  if (named !== undefined) {
    const path = isExternal(named) ? named : addresses.base + named.replace(/^\//, '');
    return { url: new URL(path, config.url).href };
  }
  if (cards === undefined || page.kind === 'not-found') return undefined;
  if (metadata.some(({ property }) => property === 'og:image')) return undefined;
  const card = socialCard({ page, style: cards });
  if (card === undefined) return undefined;
  return {
    url: new URL(config.baseUrl + card.file, config.url).href,
    drawn: { ...cardSize, type: 'image/png', alt: card.alt },
  };
}
