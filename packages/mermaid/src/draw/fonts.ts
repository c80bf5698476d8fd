import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { openSync } from 'fontkit';

/**
 * Estimates how wide text can be on readers' systems. Diagrams use the system font: Segoe UI, San Francisco, Roboto,
 * Noto Sans, or DejaVu Sans, which is the widest. Arimo has the metrics of Arial, and represents the others. A label
 * that fits its box in both DejaVu Sans and Arimo fits on every system. Only the build machine uses these two fonts.
 */

export interface TextFont {
  size: number;
  bold: boolean;
}

// The metrics of Arial, as multiples of the font size. Those of other screen fonts are similar.
export const ASCENT = 0.905;
export const DESCENT = 0.212;
export const X_HEIGHT = 0.519;

// Each file of the font package contains one script. Latin comes first, because most labels contain only Latin
// characters.
const SUBSETS = [
  'latin',
  'latin-ext',
  'greek',
  'cyrillic',
  'vietnamese',
  'hebrew',
  'greek-ext',
  'cyrillic-ext',
];
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff00-\uff60]/u;
const ZERO_WIDTH = /\p{Mark}|\p{Default_Ignorable_Code_Point}/u;
const WIDE_ADVANCE = 1.1;
const UNKNOWN_ADVANCE = 0.75;
/** In scripts that DejaVu Sans doesn't cover, text may be wider than in Arimo by this factor. */
const OTHER_SCRIPTS = 1.15;

const require = createRequire(import.meta.url);
const fonts = new Map<string, Font>();
const advances = new Map<string, number>();

function loadFont({ family, subset, bold }: { family: string; subset: string; bold: boolean }): Font {
  const file = `@fontsource/${family}/files/${family}-${subset}-${bold ? 700 : 400}-normal.woff`;
  const known = fonts.get(file);
  if (known) return known;
  const font = openSync(require.resolve(file));
  fonts.set(file, font);
  return font;
}

function findAdvance(character: string, bold: boolean): number {
  if (ZERO_WIDTH.test(character)) return 0;
  if (WIDE.test(character)) return WIDE_ADVANCE;
  const codePoint = character.codePointAt(0) ?? 0;
  const advanceIn = (family: string, subset: string): number | undefined => {
    const font = loadFont({ family, subset, bold });
    if (!font.hasGlyphForCodePoint(codePoint)) return undefined;
    return font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm;
  };
  for (const subset of SUBSETS) {
    const narrow = advanceIn('arimo', subset);
    if (narrow !== undefined)
      return Math.max(narrow, advanceIn('dejavu-sans', 'latin') ?? narrow * OTHER_SCRIPTS);
  }
  return UNKNOWN_ADVANCE;
}

/** Kerning is ignored, because it differs between fonts and only makes text narrower. */
export function textWidth(text: string, font: TextFont): number {
  let width = 0;
  for (const character of text) {
    const key = (font.bold ? 'b' : 'r') + character;
    let advance = advances.get(key);
    if (advance === undefined) {
      advance = findAdvance(character, font.bold);
      advances.set(key, advance);
    }
    width += advance;
  }
  return width * font.size;
}
