/** The minimum similarity of a suggestion, from 0 to 1. Less similar URLs match only by coincidence. */
const leastLikeness = 0.35;

/**
 * Returns the URLs that are most similar to a URL that does not exist, best first. The last segment weighs as much as
 * the whole path, because pages are moved more often than renamed.
 */
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

/** Returns the pairs of adjacent letters. Typos, missing suffixes, and reordered words change only a few of them. */
function pairs(text: string): Set<string> {
  const plain = ` ${text
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  return new Set(Array.from({ length: plain.length - 1 }, (_, index) => plain.slice(index, index + 2)));
}

/** Returns the Sørensen–Dice coefficient: 0 if no pairs are shared, 1 for identical pairs. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}
