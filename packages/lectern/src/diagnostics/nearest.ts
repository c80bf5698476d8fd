import leven from 'leven';

/**
 * Finds the known name that the author most likely meant; undefined if none is similar.
 * @param input.limit - The maximum number of differing letters; default: 2, or a third of the letters if that is more.
 */
export function nearest({
  found,
  known,
  limit = Math.max(2, Math.floor(found.length / 3)),
}: {
  found: string;
  known: Iterable<string>;
  limit?: number | undefined;
}): string | undefined {
  const lowerCase = found.toLowerCase();
  let best: { name: string; distance: number } | undefined;
  // `leven` returns this value for any larger distance.
  let maxDistance = limit + 1;
  for (const name of known) {
    const distance = leven(lowerCase, name.toLowerCase(), { maxDistance });
    if (distance >= maxDistance) continue;
    best = { name, distance };
    maxDistance = distance;
  }
  return best?.name;
}

/** Returns ` Did you mean "x"?`, or an empty string. */
export function didYouMean(options: { found: string; known: Iterable<string> }): string {
  const name = nearest(options);
  return name === undefined ? '' : ` Did you mean "${name}"?`;
}
