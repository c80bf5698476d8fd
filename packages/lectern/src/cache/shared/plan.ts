import type { Index, IndexedPack, Kind } from './index-file.js';
import { kinds } from './index-file.js';

export interface UsedEntry {
  kind: Kind;
  name: string;
  load: () => string | Buffer | undefined;
}

export interface UploadPlan {
  /** All used entries that aren't in one of `packs`, grouped by kind. */
  entries: UsedEntry[];
  packs: IndexedPack[];
}

interface Input {
  index: Index;
  /** Hashes of packs that turned out to be missing or damaged. */
  lost: ReadonlySet<string>;
  used: ReadonlyMap<string, UsedEntry>;
}

/** An unused pack is kept for this many builds, because builds of other branches may still use the pack. */
const maxBuilds = 16;
/** Small packs beyond this number are combined, because fetching each one takes a request. */
const mostSmall = 8;
const small = 64 * 1024;
/** A large pack is replaced if less than this fraction of its entries is in use. */
const leastUse = 0.5;
const fewEntries = 8;

export function planUpload({ index, lost, used }: Input): UploadPlan {
  const there = index.packs.filter(({ hash }) => !lost.has(hash));
  const isUsed = (name: string): boolean => used.has(name);
  const build = index.build + 1;
  const canLoad = (pack: IndexedPack): boolean =>
    pack.names.every((name) => !isUsed(name) || used.get(name)?.load() !== undefined);
  const packs: IndexedPack[] = [];
  for (const kind of kinds) {
    const ofKind = there.filter((pack) => pack.kind === kind);
    const tooManySmall = ofKind.filter(({ size }) => size < small).length > mostSmall;
    for (const pack of ofKind) {
      const uses = pack.names.filter(isUsed).length;
      if (uses === 0) {
        if (build - pack.last <= maxBuilds) packs.push(pack);
        continue;
      }
      const isSmall = pack.size < small;
      const isWasteful = isSmall ? tooManySmall : isMostlyUnused({ uses, entries: pack.names.length });
      if (isWasteful && canLoad(pack)) continue;
      packs.push({ ...pack, last: build });
    }
  }
  const stored = new Set(packs.flatMap(({ names }) => names));
  const entries = [...used].flatMap(([name, entry]) => (stored.has(name) ? [] : [entry]));
  return { entries: kinds.flatMap((kind) => entries.filter((entry) => entry.kind === kind)), packs };
}

function isMostlyUnused({ uses, entries }: { uses: number; entries: number }): boolean {
  return entries - uses > fewEntries && uses < leastUse * entries;
}

/**
 * The newest name of each key comes first. Beyond the limits, the oldest notes are dropped, and their results are
 * recomputed when they are needed.
 */
export function mergeNotes({
  before,
  added,
  most = 8,
}: {
  before: Index['notes'];
  added: ReadonlyMap<string, string>;
  most?: number;
}): Index['notes'] {
  const news = [...added].map(([key, name]): [string, string[]] => [
    key,
    [name, ...(before[key] ?? []).filter((other) => other !== name)].slice(0, most),
  ]);
  // New keys come last, because `slice` keeps the end of the list.
  const kept = Object.entries(before).filter(([key]) => !added.has(key));
  return Object.fromEntries([...kept, ...news].slice(-most));
}
