/** Supported code points, as sorted ranges with inclusive ends. */
export type Letters = readonly (readonly [first: number, last: number])[];

export function lettersOf(codePoints: Iterable<number>): [first: number, last: number][] {
  const ranges: [number, number][] = [];
  for (const codePoint of [...new Set(codePoints)].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === codePoint - 1) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges;
}

/**
 * Removes symbols that no font supports, such as emoji. If nothing remains, or if a letter or digit is unsupported, the
 * text would be misleading, so returns undefined.
 */
export function drawableText({ text, letters }: { text: string; letters: Letters }): string | undefined {
  let kept = '';
  // Letters and accents are composed first, because a font may have a glyph for `é` but none for the accent alone.
  for (const character of text.normalize('NFC')) {
    // Variation selectors have no glyph. They only change the previous character, so they need no font support.
    if (/\p{Variation_Selector}/u.test(character)) continue;
    if (/\s/.test(character)) kept += ' ';
    else if (isIn({ codePoint: character.codePointAt(0) ?? 0, letters })) kept += character;
    else if (/[\p{Letter}\p{Number}\p{Mark}]/u.test(character)) return undefined;
  }
  const drawn = kept.replace(/ +/g, ' ').trim();
  return drawn === '' ? undefined : drawn;
}

function isIn({ codePoint, letters }: { codePoint: number; letters: Letters }): boolean {
  let low = 0;
  let high = letters.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = letters[middle] ?? [0, 0];
    if (codePoint < first) high = middle - 1;
    else if (codePoint > last) low = middle + 1;
    else return true;
  }
  return false;
}
