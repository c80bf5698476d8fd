import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexInProgress } from './pagefind.js';
import type { SearchRecord } from './record.js';
import { searchText } from './record.js';

/** What is known of a page that was published, but for its text. */
export type KeptRecord = Omit<SearchRecord, 'loadText'>;

interface Options {
  index: IndexInProgress;
  /** The pages of the last build, in the order of their routes. */
  records: readonly KeptRecord[];
  /** Routes of this build that are not among them. */
  added: readonly string[];
  /** Absolute path of the published folder. */
  outDir: string;
}

/** Sends the pages as they were published, up to the place of one that was not: a page keeps its place. */
export function sendPublished({ index, records, added, outDir }: Options): KeptRecord[] {
  const sent: KeptRecord[] = [];
  for (const record of records) {
    const page = added.some((route) => route < record.route) ? undefined : published({ record, outDir });
    if (page === undefined) break;
    index.add(page);
    sent.push(record);
  }
  return sent;
}

/** The pages that are still to be sent: those that take the place of what they were, and the rest; nothing if that cannot be. */
export function pagesToSend({
  sent,
  shard,
}: {
  sent: readonly KeptRecord[];
  shard: readonly SearchRecord[];
}): SearchRecord[] | undefined {
  const haveTheirPlace = sent.every(({ url }, place) => url === shard[place]?.url);
  return haveTheirPlace ? shard.filter((record, place) => !isSame({ record, sent: sent[place] })) : undefined;
}

/** True for what Pagefind would be sent alike. */
export function isSame({ record, sent }: { record: SearchRecord; sent: KeptRecord | undefined }): boolean {
  const { title, source, textHash } = record;
  return sent?.title === title && sent.source === source && sent.textHash === textHash;
}

/** Nothing where the file is not as it was published. */
function published({ record, outDir }: { record: KeptRecord; outDir: string }): SearchRecord | undefined {
  try {
    const { textHash, loadText } = searchText(readFileSync(join(outDir, record.file ?? ''), 'utf8'));
    return textHash === record.textHash ? { ...record, loadText } : undefined;
  } catch {
    return undefined;
  }
}
