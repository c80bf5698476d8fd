import type { SearchRecord } from './record.js';
import type { TermFile } from './term-files.js';
import type { WordCount } from './vocabulary.js';

export interface IndexState {
  numbering: string;
  groups: { hash: string; headings: [route: string, names: SearchRecord['names']][] }[];
  files: CachedTermFile[];
}

export interface CachedTermFile extends Omit<TermFile, 'text'> {
  words: WordCount[];
}
