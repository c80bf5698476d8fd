import type { SearchRecord } from './record.js';
import type { TermFile } from './term-files.js';
import type { WordCount } from './vocabulary.js';

/** Facts about an index, so that the next build updates only what an edit has changed. */
export interface IndexState {
  /** Hash of everything that the whole index depends on, such as page numbers. */
  numbering: string;
  /** Hash of each group, and the headings of its pages that can be found in the same way as names. */
  groups: { hash: string; headings: [route: string, names: SearchRecord['names']][] }[];
  files: CachedTermFile[];
}

/** A word file without its text. */
export interface CachedTermFile extends Omit<TermFile, 'text'> {
  words: WordCount[];
}
