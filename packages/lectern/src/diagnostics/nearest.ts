import leven from 'leven';

/**
 * The known name that the writer most likely meant, or undefined if none is similar.
 * @param input.limit - How many letters may differ; default: 2, or a third of the letters.
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
  let best: { name: string; distance: number } | undefined;
  for (const name of known) {
    const distance = leven(found.toLowerCase(), name.toLowerCase());
    if (best === undefined || distance < best.distance) best = { name, distance };
  }
  // If a third of the letters differ, it is not a typo.
  return best !== undefined && best.distance <= limit ? best.name : undefined;
}

/** ` Did you mean "x"?`, or an empty string. */
export function didYouMean(options: { found: string; known: Iterable<string> }): string {
  const name = nearest(options);
  return name === undefined ? '' : ` Did you mean "${name}"?`;
}
