import { hashOf } from 'lectern/plugin';
import { cardLayout } from './layout.js';
import { drawableText } from './letters.js';
import type { CardPage } from './text.js';
import { cardAlt, cardText } from './text.js';
import type { CardNode, CardStyle } from './types.js';

export interface SocialCard {
  /** Contains a hash of the card, because social networks cache images by URL. Identical cards share a file. */
  file: string;
  alt: string;
  lang: string;
  node: CardNode;
  /** False if the fonts can't render the page's title. The card then shows the site's title. */
  saysTitle: boolean;
}

/** Returns undefined if the fonts can render neither the page's title nor the site's title. */
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
