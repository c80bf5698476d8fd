import type { Index, IndexedPack, Kind } from './index-file.js';
import { formatIndex, shortName } from './index-file.js';
import type { Entry } from './pack.js';
import { encodePack } from './pack.js';
import type { UploadPlan, UsedEntry } from './plan.js';
import type { Storage } from './storage.js';

interface Input {
  storage: Storage;
  name: string;
  plan: UploadPlan;
  build: number;
  notes: Index['notes'];
  key: string | undefined;
  /** When aborted, no more packs are uploaded, and the index lists only the packs uploaded so far. */
  late: AbortSignal;
  signal: AbortSignal;
}

/**
 * In bytes, uncompressed. Larger packs mean fewer requests for a build without a local cache, but more unused data for
 * a build of a few pages.
 */
const packSize = 1 << 20;
const requestsAtOnce = 4;

/**
 * The index comes last, so it never lists a missing pack. If time runs out, the next build uploads the remaining packs.
 * @throws StorageError if a request fails.
 */
export async function upload({ storage, name, plan, build, notes, key, late, signal }: Input): Promise<void> {
  const sent: IndexedPack[] = [];
  const groups = loadGroups(plan.entries);
  const send = async ({ kind, entries }: Group): Promise<void> => {
    const { hash, content } = await encodePack(entries);
    try {
      await storage.putPack({ hash, content, signal: AbortSignal.any([late, signal]) });
    } catch (error) {
      if (late.aborted) return;
      throw error;
    }
    const names = entries.map((entry) => shortName({ kind, name: entry.name }));
    sent.push({ hash, size: content.byteLength, kind, names, last: build });
  };
  const work = async (): Promise<void> => {
    while (!late.aborted) {
      const { value: group } = groups.next();
      if (group === undefined) return;
      await send(group);
    }
  };
  await Promise.all(Array.from({ length: requestsAtOnce }, work));
  if (sent.length === 0) return;
  const packs = [...plan.packs, ...sent];
  const content = await formatIndex({ index: { version: 1, build, packs, notes }, key });
  await storage.putIndex({ name, content, packs, signal });
}

interface Group {
  kind: Kind;
  entries: Entry[];
}

function* loadGroups(entries: readonly UsedEntry[]): Generator<Group, undefined> {
  let group: Group | undefined;
  let size = 0;
  for (const { kind, name, load } of entries) {
    const content = load();
    if (content === undefined) continue;
    if (group !== undefined && (group.kind !== kind || size >= packSize)) {
      yield group;
      group = undefined;
      size = 0;
    }
    group ??= { kind, entries: [] };
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    group.entries.push({ name, content: bytes });
    size += bytes.byteLength;
  }
  if (group !== undefined) yield group;
  return undefined;
}
