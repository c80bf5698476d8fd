import type { Letters } from './letters.js';

export interface CardColors {
  background: string;
  text: string;
  muted: string;
  accent: string;
}

/** The style of a site's cards. */
export interface CardStyle {
  colors: CardColors;
  logo?: { width: number; height: number } | undefined;
  letters: Letters;
  fontFamilies: readonly string[];
  /** Hash of everything that affects drawing: the fonts, the logo, the renderer. */
  fingerprint: string;
}

export interface CardText {
  /** Title of the site; absent if it is the headline. */
  site?: string | undefined;
  section?: string | undefined;
  headline: string;
  description?: string | undefined;
  lang: string;
  direction: 'ltr' | 'rtl';
}

/** A card as nested boxes for the renderer, as plain data. */
export type CardNode =
  | { type: 'container'; style: CardBox; children: CardNode[] }
  | { type: 'text'; text: string; style: CardBox }
  | { type: 'image'; src: string; style: CardBox };

/** CSS properties, with names in camel case. */
export type CardBox = Readonly<Record<string, string | number>>;
