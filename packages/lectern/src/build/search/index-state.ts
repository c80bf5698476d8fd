import type { SearchRecord } from './record.js';
import type { TermFile } from './term-files.js';
import type { WordCount } from './vocabulary.js';

/** What a build notes about an index, so that the next one changes only what an edit has changed. */
export interface IndexState {
  /** Hash of the numbers of all pages, and of all else that the whole index depends on. */
  numbering: string;
  /** Hashes of the groups, and the headings of their pages that are found like names. */
  groups: { hash: string; headings: [route: string, names: SearchRecord['names']][] }[];
  files: KeptTermFile[];
}

/** A file of words without its text. */
export interface KeptTermFile extends Omit<TermFile, 'text'> {
  words: WordCount[];
}
