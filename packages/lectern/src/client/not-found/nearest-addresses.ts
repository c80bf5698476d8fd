/** The similarity is between 0 and 1. Below this value, the similarity is usually a coincidence. */
const leastLikeness = 0.35;

/** The last segment counts as much as the whole path, because pages are moved more often than renamed. */
export function nearestAddresses({
  wanted,
  known,
  most,
}: {
  wanted: string;
  known: readonly string[];
  most: number;
}): string[] {
  const [whole, last] = [pairs(wanted), pairs(lastPart(wanted))];
  return known
    .map((address) => ({
      address,
      likeness: (likeness(whole, pairs(address)) + likeness(last, pairs(lastPart(address)))) / 2,
    }))
    .filter((found) => found.likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness || a.address.length - b.address.length)
    .slice(0, most)
    .map(({ address }) => address);
}

function lastPart(path: string): string {
  return path.replace(/\/$/, '').replace(/^.*\//, '');
}

/** A typo, a missing suffix, or a different word order changes only a few pairs. */
function pairs(text: string): Set<string> {
  const plain = ` ${text
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  return new Set(Array.from({ length: plain.length - 1 }, (_, index) => plain.slice(index, index + 2)));
}

/** Returns the Sørensen–Dice coefficient: 0 for disjoint sets, 1 for identical sets. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}
