/** Code points that can be drawn: first and last of each range, sorted. */
export type Letters = readonly (readonly [first: number, last: number])[];

/** Sorted ranges of code points. */
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
 * A text without the signs that no font has, such as emoji. Undefined if a letter or a number is missing, since the
 * rest would say something else; undefined if nothing is left.
 */
export function drawableText({ text, letters }: { text: string; letters: Letters }): string | undefined {
  let kept = '';
  // An accent that stands behind its letter may have no sign of its own in a font that has both as one.
  for (const character of text.normalize('NFC')) {
    // Such as what makes a heart red.
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
