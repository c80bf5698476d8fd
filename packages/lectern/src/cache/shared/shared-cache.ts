import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { problem } from '../../diagnostics/diagnostic.js';
import { mapConcurrent } from '../../util/concurrent.js';
import type { Index, Kind } from './index-file.js';
import { emptyIndex, shortName } from './index-file.js';
import type { UsedEntry } from './plan.js';
import { mergeNotes, planUpload } from './plan.js';
import type { Source } from './source.js';
import { openSource } from './source.js';
import type { Storage } from './storage.js';
import { upload } from './upload.js';

export type { Kind } from './index-file.js';

/** Shares results between builds on different machines. A result's name is the hash of all its inputs. */
export interface SharedCache {
  isOpen: boolean;
  /**
   * Adds to the estimated build time without a cache, in milliseconds. The longer the build, the longer it may wait for
   * results.
   */
  expect(milliseconds: number): void;
  /**
   * Fetches results that this machine doesn't have. Results that are missing, late, or damaged don't reach `onEntry`,
   * so the caller must recompute them.
   * @param whole - Whether to also call `onEntry` for all other results in the same packs.
   */
  fetch(input: {
    kind: Kind;
    names: readonly string[];
    whole?: boolean;
    onEntry: (entry: { name: string; content: Buffer }) => void;
  }): Promise<void>;
  /** Records that this build used a result, whether the result was computed, fetched, or already cached. */
  use(entry: UsedEntry): void;
  notes(key: string): Promise<readonly string[]>;
  note(input: { key: string; name: string }): void;
  /** Uploads the results that this build used, except those already uploaded. Call this after a successful build. */
  save(): Promise<void>;
  /** Aborts pending requests. Call this at the end of every build, even after an error. */
  close(): void;
  warnings: Diagnostic[];
}

export const nothingShared: SharedCache = {
  isOpen: false,
  expect: () => undefined,
  fetch: () => Promise.resolve(),
  use: () => undefined,
  notes: () => Promise.resolve([]),
  note: () => undefined,
  save: () => Promise.resolve(),
  close: () => undefined,
  warnings: [],
};

interface Options {
  name: string;
  /** In order of preference. */
  sources: readonly {
    storage: Storage;
    /** The maximum fraction of a build's time, from 0 to 1, that the build may lose by waiting for results. */
    patience: number;
  }[];
  sink?: { storage: Storage; uploadTime: (earned: number) => number } | undefined;
  key?: string | undefined;
  warnings?: Diagnostic[];
}

const requestsAtOnce = 8;
/** Duration of a build of a small site, in milliseconds. Most of this time is spent bundling. */
const leastBuild = 2000;
/** The rest of the upload time is reserved for the index. */
const shareOfPacks = 0.7;
/** In milliseconds. */
const leastForIndex = 100;

export function openSharedCache({ name, sources: given, sink, key, warnings = [] }: Options): SharedCache {
  const warn = (fields: { label: string; reason: string }): void => {
    // Report only the first problem, because a server that fails once usually fails again.
    if (warnings.length === 0) warnings.push(storageProblem(fields));
  };
  const sources = given.map(({ storage, patience }) =>
    openSource({ storage, allowance: patience * leastBuild, name, key, warn }),
  );
  const shareOf = (storage: Storage): number =>
    given.find((source) => source.storage === storage)?.patience ?? 0;
  const used = new Map<string, UsedEntry>();
  // The keys are pack hashes. Each pack is loaded only once, even if several steps need the pack.
  const taken = new Map<string, Promise<void>>();
  const added = new Map<string, string>();
  return {
    isOpen: true,
    expect(milliseconds) {
      for (const { storage, allow } of sources) allow(milliseconds * shareOf(storage));
    },
    async fetch({ kind, names, whole = false, onEntry }) {
      const wanted = new Map(names.map((entry) => [shortName({ kind, name: entry }), entry]));
      for (const source of sources) {
        if (wanted.size === 0) return;
        const packs = await source.packsWith([...wanted.keys()]);
        await mapConcurrent({
          items: packs,
          limit: requestsAtOnce,
          map: (pack) => {
            const load = (): Promise<void> =>
              source.load({
                pack,
                onEntry: (entry) => {
                  const short = shortName({ kind, name: entry.name });
                  const isOfUse = whole || wanted.get(short) === entry.name;
                  wanted.delete(short);
                  if (isOfUse) onEntry(entry);
                  return isOfUse;
                },
              });
            return whole ? once({ done: taken, key: pack.hash, work: load }) : load();
          },
        });
      }
    },
    use(entry) {
      if (sink !== undefined) used.set(shortName(entry), entry);
    },
    notes: async (note) => (await Promise.all(sources.map((source) => source.notes(note)))).flat(),
    note({ key: note, name: noted }) {
      added.set(note, noted);
    },
    async save() {
      if (sink === undefined) return;
      const source = sources.find(({ storage }) => storage === sink.storage);
      await store({ source, sink, warn });
    },
    close() {
      for (const source of sources) source.close();
    },
    warnings,
  };

  async function store({
    source,
    sink: { storage, uploadTime },
    warn,
  }: {
    source: Source | undefined;
    sink: NonNullable<Options['sink']>;
    warn: (fields: { label: string; reason: string }) => void;
  }): Promise<void> {
    // If reading from the storage failed or took too long, an upload is unlikely to finish in time.
    if (source?.hasFailed() === true) return;
    const index: Index = (await source?.index()) ?? emptyIndex;
    const plan = planUpload({ index, lost: source?.lost ?? new Set(), used });
    if (plan.entries.length === 0) return;
    const earned = sources.reduce((sum, { earned }) => sum + earned(), 0);
    const time = uploadTime(earned);
    const late = after(shareOfPacks * time);
    // Allow time to upload the index, because packs without an index can't be found.
    const end = after(Math.max(time, shareOfPacks * time + leastForIndex));
    const notes = mergeNotes({ before: index.notes, added });
    try {
      await upload({ storage, name, plan, build: index.build + 1, notes, key, late, signal: end });
    } catch (error) {
      if (end.aborted) return;
      warn({ label: storage.label, reason: reasonOf(error) });
    }
  }
}

function once({
  done,
  key,
  work,
}: {
  done: Map<string, Promise<void>>;
  key: string;
  work: () => Promise<void>;
}): Promise<void> {
  const running = done.get(key) ?? work();
  done.set(key, running);
  return running;
}

function after(milliseconds: number): AbortSignal {
  return Number.isFinite(milliseconds)
    ? AbortSignal.timeout(Math.max(1, Math.round(milliseconds)))
    : new AbortController().signal;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function storageProblem({ label, reason }: { label: string; reason: string }): Diagnostic {
  return problem({
    code: 'remote-cache-failed',
    severity: 'warning',
    message: `The remote cache at ${label} ${reason}. The build continued without it.`,
    hint: 'If the warning appears again, check the token, the server, and `cache.remote` in the configuration.',
  });
}
