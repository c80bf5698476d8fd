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
  /** Code points supported by the fonts. */
  letters: Letters;
  /** Names of the fonts in order of preference. */
  fontFamilies: readonly string[];
  /** A hash of everything that affects drawing: the fonts, the logo, the renderer. */
  fingerprint: string;
}

/** The text of a card. */
export interface CardText {
  /** The site's title; absent if it is the headline. */
  site?: string | undefined;
  /** The section of the page. */
  section?: string | undefined;
  headline: string;
  description?: string | undefined;
  lang: string;
  direction: 'ltr' | 'rtl';
}

/** A card as nested boxes for the renderer: plain data. */
export type CardNode =
  | { type: 'container'; style: CardBox; children: CardNode[] }
  | { type: 'text'; text: string; style: CardBox }
  | { type: 'image'; src: string; style: CardBox };

/** CSS properties in camel case. */
export type CardBox = Readonly<Record<string, string | number>>;
