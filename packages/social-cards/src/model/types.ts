import type { Letters } from './letters.js';

export interface CardColors {
  background: string;
  text: string;
  muted: string;
  accent: string;
}

/** How the cards of a site look. */
export interface CardStyle {
  colors: CardColors;
  logo?: { width: number; height: number } | undefined;
  /** What the fonts have. */
  letters: Letters;
  /** Names of the fonts, the first that has a letter draws it. */
  fontFamilies: readonly string[];
  /** Changes with all that cards are drawn with: the fonts, the logo, the program. */
  fingerprint: string;
}

/** What a card says. */
export interface CardText {
  /** That of the site; absent if the headline says it. */
  site?: string | undefined;
  /** Where the page stands. */
  section?: string | undefined;
  headline: string;
  description?: string | undefined;
  lang: string;
  direction: 'ltr' | 'rtl';
}

/** A card as boxes with styles, which the program that draws it understands: plain data. */
export type CardNode =
  | { type: 'container'; style: CardBox; children: CardNode[] }
  | { type: 'text'; text: string; style: CardBox }
  | { type: 'image'; src: string; style: CardBox };

/** Properties of CSS by the names that scripts give them. */
export type CardBox = Readonly<Record<string, string | number>>;
