import { messageOf } from '../../util/message-of.js';
import type { Index, IndexedPack } from './index-file.js';
import { emptyIndex, parseIndex } from './index-file.js';
import type { Entry } from './pack.js';
import { decodePack, sha256 } from './pack.js';
import { createPatience } from './patience.js';
import type { Storage } from './storage.js';
import { worthOf } from './worth.js';

/** If reading fails, the source reports a warning and finds nothing more, so the build recomputes the results. */
export interface Source {
  storage: Storage;
  index(): Promise<Index>;
  packsWith(shortNames: readonly string[]): Promise<IndexedPack[]>;
  notes(key: string): Promise<readonly string[]>;
  /**
   * @param onEntry - Returns whether the build needs the entry. If so, the time that recomputing it would take counts
   * as saved.
   */
  load(input: { pack: IndexedPack; onEntry: (entry: Entry) => boolean }): Promise<void>;
  lost: ReadonlySet<string>;
  close(): void;
  /** Returns whether the storage failed or was too slow. The storage then isn't used again in this build. */
  hasFailed(): boolean;
  allow(milliseconds: number): void;
  earned(): number;
}

interface Options {
  storage: Storage;
  name: string;
  allowance: number;
  key: string | undefined;
  warn: (fields: { label: string; reason: string }) => void;
}

/** Requests the index immediately, so that it arrives while the build reads files. */
export function openSource({ storage, name, allowance, key, warn }: Options): Source {
  const patience = createPatience({ allowance });
  const { signal } = patience;
  const lost = new Set<string>();
  let hasFailed = false;
  const fail = (reason: string): void => {
    hasFailed = true;
    warn({ label: storage.label, reason: signal.aborted ? 'was too slow to be useful' : reason });
  };
  const attempt = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return hasFailed ? undefined : await work();
    } catch (error) {
      fail(messageOf(error));
      return undefined;
    }
  };
  const opening = attempt(async () => {
    const content = await storage.getIndex({ name, signal });
    if (content === undefined) return emptyIndex;
    const index = await parseIndex({ content, key }).catch(() => undefined);
    if (index === undefined)
      warn({ label: storage.label, reason: 'sent an index that is damaged or has no valid signature' });
    return index ?? emptyIndex;
  });
  const index = async (): Promise<Index> => (await patience.wait(() => opening)) ?? emptyIndex;
  let packOf: Map<string, IndexedPack> | undefined;
  const load = async ({ pack, onEntry }: Parameters<Source['load']>[0]): Promise<void> => {
    const { hash, size } = pack;
    const content = await storage.getPack({ hash, size, signal });
    if (content === undefined || sha256(content) !== hash) {
      lost.add(hash);
      // A missing pack causes no warning, because servers delete unused artifacts.
      if (content !== undefined)
        warn({ label: storage.label, reason: 'sent data that differs from what was stored' });
      return;
    }
    const entries = await decodePack(content);
    for (const entry of entries) if (onEntry(entry)) patience.earn(worthOf(pack.kind));
  };
  return {
    storage,
    index,
    async packsWith(shortNames) {
      const { packs } = await index();
      packOf ??= new Map(packs.flatMap((pack) => pack.names.map((short) => [short, pack])));
      const found = shortNames.flatMap((short) => packOf?.get(short) ?? []);
      return [...new Set(found)].filter(({ hash }) => !lost.has(hash));
    },
    notes: async (note) => (await index()).notes[note] ?? [],
    load: async (input) => {
      await patience.wait(() => attempt(() => load(input)));
    },
    lost,
    hasFailed: () => hasFailed,
    allow: patience.allow,
    earned: patience.earned,
    close: patience.stop,
  };
}
