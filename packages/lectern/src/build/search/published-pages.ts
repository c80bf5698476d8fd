import type { IndexInProgress } from './pagefind.js';
import type { SearchRecord } from './record.js';

/** What is known of a page that was published, but for its text. */
export type KeptRecord = Omit<SearchRecord, 'loadText'>;

interface Options {
  index: IndexInProgress;
  /** The pages of the last build, in the order of their routes. */
  records: readonly KeptRecord[];
  /** Their texts, in the same order. */
  texts: readonly string[];
  /** Routes of this build that are not among them. */
  added: readonly string[];
}

/** Sends the pages as they were published, up to the place of one that was not: a page keeps its place. */
export function sendPublished({ index, records, texts, added }: Options): KeptRecord[] {
  const isBehind = ({ route }: KeptRecord): boolean => added.some((other) => other < route);
  const first = records.findIndex(isBehind);
  const sent = first === -1 ? [...records] : records.slice(0, first);
  for (const [place, record] of sent.entries()) index.add({ ...record, text: texts[place] ?? '' });
  return sent;
}

/** The pages that are still to be sent: those that take the place of what they were, and the rest; nothing if that cannot be. */
export function pagesToSend<Page extends KeptRecord>({
  sent,
  shard,
}: {
  sent: readonly KeptRecord[];
  shard: readonly Page[];
}): Page[] | undefined {
  const haveTheirPlace = sent.every(({ url }, place) => url === shard[place]?.url);
  return haveTheirPlace ? shard.filter((record, place) => !isSame({ record, sent: sent[place] })) : undefined;
}

/** True for what Pagefind would be sent alike. */
export function isSame({ record, sent }: { record: KeptRecord; sent: KeptRecord | undefined }): boolean {
  const { title, source, textHash } = record;
  return sent?.title === title && sent.source === source && sent.textHash === textHash;
}
