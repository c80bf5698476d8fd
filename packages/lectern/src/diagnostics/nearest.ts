import leven from 'leven';

/**
 * Finds the known name that the author most likely meant; undefined if none is similar.
 * @param input.limit - The maximum number of differing letters. Default: 2, or a third of the letters if that is
 * more.
 */
export function nearest({
  found,
  known,
  limit = Math.max(2, Math.floor(found.length / 3)),
  compare = leven,
}: {
  found: string;
  known: Iterable<string>;
  limit?: number | undefined;
  /** Computes the distance between two strings. Tests replace this function. */
  compare?: typeof leven | undefined;
}): string | undefined {
  const lowerCase = found.toLowerCase();
  let best: { name: string; distance: number } | undefined;
  // `leven` returns at most this value.
  let maxDistance = limit + 1;
  const apart = lettersApart(lowerCase);
  for (const name of known) {
    if (Math.abs(name.length - found.length) >= maxDistance) continue;
    const candidate = name.toLowerCase();
    if (apart({ candidate, most: maxDistance }) >= maxDistance) continue;
    const distance = compare(lowerCase, candidate, { maxDistance });
    if (distance >= maxDistance) continue;
    best = { name, distance };
    maxDistance = distance;
  }
  return best?.name;
}

/**
 * Counts the letters in which a candidate differs from `text`, regardless of order. The count is never more than the
 * edit distance, exact up to `most`, and much faster to compute. The speed matters when thousands of broken links are
 * compared with thousands of pages.
 */
function lettersApart(text: string): (input: { candidate: string; most: number }) => number {
  // Letters whose codes have the same last seven bits share a counter. The count can then be too low, but never too
  // high.
  const counts = new Int32Array(128);
  const add = (letter: number, by: number): number => {
    const count = (counts[letter & 127] ?? 0) + by;
    counts[letter & 127] = count;
    return count;
  };
  for (let index = 0; index < text.length; index += 1) add(text.charCodeAt(index), 1);
  return ({ candidate, most }) => {
    let extra = 0;
    let read = 0;
    for (; read < candidate.length && extra < most; read += 1)
      if (add(candidate.charCodeAt(read), -1) < 0) extra += 1;
    for (let index = 0; index < read; index += 1) add(candidate.charCodeAt(index), 1);
    return Math.max(extra, text.length - (read - extra));
  };
}

/** Returns ` Did you mean "x"?`, or an empty string. */
export function didYouMean(options: { found: string; known: Iterable<string> }): string {
  const name = nearest(options);
  return name === undefined ? '' : ` Did you mean "${name}"?`;
}
