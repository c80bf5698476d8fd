import type { SearchRecord } from './record.js';
import type { TermFile } from './term-files.js';
import type { WordCount } from './vocabulary.js';

/** Facts about an index that let the next build update only what an edit has changed. */
export interface IndexState {
  /** Hash of everything that the whole index depends on, such as page numbers. */
  numbering: string;
  /** Hash of each group, and the headings of its pages that search treats like names. */
  groups: { hash: string; headings: [route: string, names: SearchRecord['names']][] }[];
  files: CachedTermFile[];
}

export interface CachedTermFile extends Omit<TermFile, 'text'> {
  words: WordCount[];
}
