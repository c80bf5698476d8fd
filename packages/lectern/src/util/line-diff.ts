export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Finds the longest common subsequence, which is slow for long lists. */
export function diffLines({
  before,
  after,
}: {
  before: readonly string[];
  after: readonly string[];
}): DiffLine[] {
  const longest = lengths({ before, after });
  const result: DiffLine[] = [];
  let from = 0;
  let to = 0;
  while (from < before.length || to < after.length) {
    const [old, fresh] = [before[from], after[to]];
    if (old !== undefined && old === fresh) {
      result.push({ kind: 'same', text: old });
      from += 1;
      to += 1;
    } else if (
      old !== undefined &&
      (fresh === undefined || (longest[from + 1]?.[to] ?? 0) >= (longest[from]?.[to + 1] ?? 0))
    ) {
      result.push({ kind: 'removed', text: old });
      from += 1;
    } else {
      result.push({ kind: 'added', text: fresh ?? '' });
      to += 1;
    }
  }
  return result;
}

/**
 * In the returned table, `table[i][j]` is the length of the longest common subsequence of `before.slice(i)` and
 * `after.slice(j)`.
 */
function lengths({ before, after }: { before: readonly string[]; after: readonly string[] }): number[][] {
  const table = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let from = before.length - 1; from >= 0; from -= 1)
    for (let to = after.length - 1; to >= 0; to -= 1) {
      const row = table[from];
      if (row === undefined) continue;
      row[to] =
        before[from] === after[to]
          ? (table[from + 1]?.[to + 1] ?? 0) + 1
          : Math.max(table[from + 1]?.[to] ?? 0, row[to + 1] ?? 0);
    }
  return table;
}

/** Returns at most `limit` lines of the diff, starting shortly before the first difference. */
export function formatDiff({ lines, limit }: { lines: readonly DiffLine[]; limit: number }): string[] {
  const marks = { same: ' ', removed: '-', added: '+' } as const;
  const shown = lines.map(({ kind, text }) => `${marks[kind]} ${text}`.trimEnd());
  if (shown.length <= limit) return shown;
  const first = lines.findIndex(({ kind }) => kind !== 'same');
  const start = Math.max(0, Math.min(first - 2, shown.length - limit));
  const rest = shown.length - start - limit;
  return [
    ...(start > 0 ? [`  … (${start} lines)`] : []),
    ...shown.slice(start, start + limit),
    ...(rest > 0 ? [`  … (${rest} lines)`] : []),
  ];
}
