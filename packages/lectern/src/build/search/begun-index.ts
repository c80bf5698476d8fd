import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexInProgress } from './pagefind.js';
import type { SearchRecord } from './record.js';
import { searchText } from './record.js';

/** What is known of a page that was published, but for its text. */
export type KeptRecord = Omit<SearchRecord, 'loadText'>;

/** An index of which some pages are still being made. */
export interface BegunIndex {
  index: IndexInProgress;
  /** The pages that were sent, in their order. */
  sent: readonly KeptRecord[];
  /** Sends a page that was waited for, and those after it, up to the next that is waited for. */
  add(record: SearchRecord): void;
}

interface Options {
  index: IndexInProgress;
  /** The pages of the last build, in the order of their routes. */
  records: readonly KeptRecord[];
  /** Routes of pages that will be made anew. */
  awaited: readonly string[];
  /** Absolute path of the published folder. */
  outDir: string;
}

/** Sends the pages as they were published, up to the first that is waited for. */
export function beginIndex({ index, records, awaited, outDir }: Options): BegunIndex {
  const known = new Map(records.map((record) => [record.route, record]));
  const routes = [...new Set([...known.keys(), ...awaited])].sort();
  const made = new Map<string, SearchRecord>();
  const sent: KeptRecord[] = [];
  const next = (): SearchRecord | undefined => {
    const route = routes[sent.length] ?? '';
    if (awaited.includes(route)) return made.get(route);
    const record = known.get(route);
    return record && published({ record, outDir });
  };
  const send = (): void => {
    for (let record = next(); record !== undefined; record = next()) {
      index.add(record);
      sent.push(record);
    }
  };
  send();
  return {
    index,
    sent,
    add(record) {
      made.set(record.route, record);
      send();
    },
  };
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
