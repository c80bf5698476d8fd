import type { Index, IndexedPack, Kind } from './index-file.js';
import { kinds } from './index-file.js';

export interface UsedEntry {
  kind: Kind;
  name: string;
  /** Loads the content to upload; undefined if this machine doesn't have it. */
  load: () => string | Buffer | undefined;
}

export interface UploadPlan {
  /** Entries to upload, grouped by kind: all used entries that aren't in one of `packs`. */
  entries: UsedEntry[];
  packs: IndexedPack[];
}

interface Input {
  index: Index;
  /** Hashes of packs that turned out to be missing or damaged. */
  lost: ReadonlySet<string>;
  used: ReadonlyMap<string, UsedEntry>;
}

/**
 * Number of builds for which an unused pack is kept, because builds of other branches share the storage and may still
 * use the pack.
 */
const maxBuilds = 16;
/** Maximum number of small packs of each kind. Each build adds some, and fetching a pack requires a request. */
const mostSmall = 8;
const small = 64 * 1024;
/**
 * Minimum fraction of a pack's entries that must be in use. If fewer are in use, the pack is replaced, unless it is
 * small.
 */
const leastUse = 0.5;
/** A pack with at most this many unused entries isn't replaced. */
const fewEntries = 8;

/** Decides what a build uploads. If there are no new results, nothing is uploaded, not even the index. */
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
 * Adds this build's notes to the notes of an index. For each key, the newest name comes first. The oldest notes beyond
 * the limits are dropped; their results are recomputed when they are needed.
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
  // Put the new keys last, because `slice` keeps the end of the list.
  const kept = Object.entries(before).filter(([key]) => !added.has(key));
  return Object.fromEntries([...kept, ...news].slice(-most));
}
