import type { PageData } from 'lectern/plugin';
import type { Letters } from './letters.js';
import { drawableText } from './letters.js';
import type { CardText } from './types.js';

export type CardPage = Pick<
  PageData,
  'title' | 'description' | 'breadcrumbs' | 'version' | 'contentLanguage'
> & {
  site: Pick<PageData['site'], 'title' | 'tagline' | 'htmlLang' | 'direction'>;
};

/**
 * If no font supports the page's title, the card shows the site's title and tagline. Returns undefined if no font
 * supports the site's title either.
 */
export function cardText({ page, letters }: { page: CardPage; letters: Letters }): CardText | undefined {
  const { site, breadcrumbs, version, contentLanguage } = page;
  const draw = (text: string): string | undefined => drawableText({ text, letters });
  const siteTitle = draw(site.title);
  const headline = draw(page.title);
  if (headline === undefined || headline === siteTitle) {
    if (siteTitle === undefined) return undefined;
    const { htmlLang: lang, direction } = site;
    return { headline: siteTitle, description: draw(site.tagline), lang, direction };
  }
  const { htmlLang: lang, direction } = contentLanguage ?? site;
  const locations = [
    // Different versions may have pages with the same title, so the card shows the version.
    ...(version?.badge === true ? [version.label] : []),
    // The last breadcrumb is the page itself.
    ...breadcrumbs.slice(0, -1).map(({ label }) => label),
  ];
  return {
    site: siteTitle,
    section: draw(locations.join(' › ')),
    headline,
    description: draw(page.description),
    lang,
    direction,
  };
}

export function cardAlt({ site, section, headline, description }: CardText): string {
  return [site, section, headline, description]
    .filter((text) => text !== undefined)
    .map((text) => (/[.!?…。！？]$/.test(text) ? text : `${text}.`))
    .join(' ');
}
