import type { CardColors } from './types.js';

/** The colors from `tokens.css` by color mode. A test keeps them in sync. */
export const themeColors: Readonly<Record<'light' | 'dark', CardColors>> = {
  light: { background: '#fcfcfa', text: '#191d1f', muted: '#434a4d', accent: '#0a5a52' },
  dark: { background: '#14181a', text: '#e6e9e7', muted: '#b5bdba', accent: '#7fd4c5' },
};
