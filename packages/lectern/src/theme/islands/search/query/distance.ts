/** The Damerau–Levenshtein distance (optimal string alignment); infinity if the distance exceeds `limit`. */
export function distance({ a, b, limit }: { a: string; b: string; limit: number }): number {
  if (Math.abs(a.length - b.length) > limit) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const edit = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(swapped ? Math.min(edit, (before[j - 2] ?? 0) + 1) : edit);
    }
    if (Math.min(...next) > limit) return Number.POSITIVE_INFINITY;
    before = row;
    row = next;
  }
  const result = row[b.length] ?? 0;
  return result > limit ? Number.POSITIVE_INFINITY : result;
}
