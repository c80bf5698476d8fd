import type { Letters } from './letters.js';

export interface CardColors {
  background: string;
  text: string;
  muted: string;
  accent: string;
}

export interface CardStyle {
  colors: CardColors;
  logo?: { width: number; height: number } | undefined;
  letters: Letters;
  fontFamilies: readonly string[];
  /** A hash of everything outside the layout that affects drawing: the fonts, the logo, and the renderer. */
  fingerprint: string;
}

export interface CardText {
  site?: string | undefined;
  section?: string | undefined;
  headline: string;
  description?: string | undefined;
  lang: string;
  direction: 'ltr' | 'rtl';
}

export type CardNode =
  | { type: 'container'; style: CardBox; children: CardNode[] }
  | { type: 'text'; text: string; style: CardBox }
  | { type: 'image'; src: string; style: CardBox };

export type CardBox = Readonly<Record<string, string | number>>;
