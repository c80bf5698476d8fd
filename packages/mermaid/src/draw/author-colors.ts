import { hexOf, parseColor } from './color.js';

/** The colors in the diagram's source, which are kept. All other colors become the site's colors. */
export type AuthorColors = ReadonlySet<string>;

const LITERAL =
  /#[\da-f]{3,8}\b|(?:rgb|hsl)a?\([^)]*\)|(?<=(?:fill|stroke|color|rect|box)\s*:?\s*)\b[a-z]+\b/gi;

export function colorsIn(code: string): AuthorColors {
  const found = new Set<string>();
  for (const [literal] of code.matchAll(LITERAL)) {
    const color = parseColor(literal);
    if (color) found.add(hexOf(color));
  }
  return found;
}
