import { hashOf } from 'lectern/plugin';
import { cardLayout } from './layout.js';
import { drawableText } from './letters.js';
import type { CardPage } from './text.js';
import { cardAlt, cardText } from './text.js';
import type { CardNode, CardStyle } from './types.js';

/** One card, ready to be drawn. */
export interface SocialCard {
  /**
   * Below the base path. It changes with whatever is drawn, since social networks keep an image by its URL, and is
   * the same for two pages with the same card.
   */
  file: string;
  alt: string;
  lang: string;
  node: CardNode;
  /** False where the title of the page cannot be drawn, so that the card is that of the site. */
  saysTitle: boolean;
}

/** The card of a page; undefined if no font has its letters, nor those of the site's title. */
export function socialCard({ page, style }: { page: CardPage; style: CardStyle }): SocialCard | undefined {
  const text = cardText({ page, letters: style.letters });
  if (text === undefined) return undefined;
  const node = cardLayout({ text, style });
  const { lang } = text;
  return {
    file: `assets/social/${hashOf([style.fingerprint, lang, node])}.png`,
    alt: cardAlt(text),
    lang,
    node,
    saysTitle: drawableText({ text: page.title, letters: style.letters }) !== undefined,
  };
}
