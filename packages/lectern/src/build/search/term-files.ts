import { hash } from 'node:crypto';
import type { TermEntry } from '../../util/search-postings.js';
import {
  decodeForms,
  encodeForms,
  encodePostings,
  pageOf,
  posting,
  readPostings,
  wordFileOf,
} from '../../util/search-postings.js';
import type { PageTerm } from './page-terms.js';

/** A word file: words that are neighbors in the alphabet, with the pages that contain them. */
export interface TermFile {
  start: string;
  text: string;
  hash: string;
}

export interface NumberedTerms {
  page: number;
  terms: readonly PageTerm[];
}

interface Term {
  forms: Map<string, number>;
  /** See `util/search-postings.ts`. */
  pages: number[];
}
type Terms = Map<string, Term>;

/**
 * Approximate, in characters. Files are small, because a search fetches one file for each word in the query, and an
 * edit rewrites one file for each changed word.
 */
const fileSize = 12_000;

export function collectTerms(): { add: (page: NumberedTerms) => void; files: () => TermFile[] } {
  const terms: Terms = new Map();
  return { add: (page) => addPage(terms, page), files: () => filesOf(terms) };
}

function changedStems({
  before,
  after,
}: {
  before: readonly PageTerm[];
  after: readonly PageTerm[];
}): string[] {
  const keyOf = (term: PageTerm): string => term.join(' ');
  const [old, next] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  const different = [
    ...before.filter((term) => !next.has(keyOf(term))),
    ...after.filter((term) => !old.has(keyOf(term))),
  ];
  return [...new Set(different.map(([stem]) => stem))];
}

/** Reads only the files that may change. Returns undefined if one of these files no longer exists. */
export function patchedFiles({
  starts,
  read,
  changes,
}: {
  starts: readonly string[];
  read: (index: number) => string | undefined;
  changes: readonly { page: number; before: readonly PageTerm[]; after: readonly PageTerm[] }[];
}): ({ cached: number } | TermFile)[] | undefined {
  const affected = affectedFiles({ starts, changes });
  const result: ({ cached: number } | TermFile)[] = [];
  for (let index = 0; index < starts.length; index += 1) {
    if (!affected.has(index)) {
      result.push({ cached: index });
      continue;
    }
    const terms: Terms = new Map();
    const from = index;
    for (; affected.has(index); index += 1) {
      const text = read(index);
      if (text === undefined) return undefined;
      for (const entry of JSON.parse(text) as TermEntry[]) terms.set(entry[0], decodeTerm(entry));
    }
    // Go back to the last file that was read, because the outer loop then advances to the file after it.
    index -= 1;
    // Words that sort before the first file's first word also belong to the first file.
    const isHere = (stem: string): boolean => {
      const file = wordFileOf({ starts, word: stem });
      return file >= from && file <= index;
    };
    for (const { page, before, after } of changes) {
      const changed = new Set(changedStems({ before, after }).filter(isHere));
      removePage(terms, { page, terms: before.filter(([stem]) => changed.has(stem)) });
      addPage(terms, { page, terms: after.filter(([stem]) => changed.has(stem)) });
    }
    result.push(...filesOf(terms));
  }
  return result;
}

/** If a file's first word is deleted, the remaining words move to the file before it, so that file is affected, too. */
function affectedFiles({
  starts,
  changes,
}: Pick<Parameters<typeof patchedFiles>[0], 'starts' | 'changes'>): Set<number> {
  const affected = new Set<number>();
  for (const stem of new Set(changes.flatMap(changedStems))) {
    const file = wordFileOf({ starts, word: stem });
    affected.add(file);
    if (file > 0) affected.add(file - 1);
  }
  return affected;
}

function addPage(terms: Terms, { page, terms: added }: NumberedTerms): void {
  for (const [stem, impact, ...forms] of added) {
    let term = terms.get(stem);
    if (term === undefined) {
      term = { forms: new Map(), pages: [] };
      terms.set(stem, term);
    }
    term.pages.push(posting({ page, impact }));
    for (const form of forms) term.forms.set(form, (term.forms.get(form) ?? 0) + 1);
  }
}

function removePage(terms: Terms, { page, terms: removed }: NumberedTerms): void {
  for (const [stem, , ...forms] of removed) {
    const term = terms.get(stem);
    if (term === undefined) continue;
    term.pages = term.pages.filter((packed) => pageOf(packed) !== page);
    for (const form of forms) {
      const count = (term.forms.get(form) ?? 0) - 1;
      if (count > 0) term.forms.set(form, count);
      else term.forms.delete(form);
    }
    if (term.pages.length === 0) terms.delete(stem);
  }
}

function decodeTerm([, forms, postings]: TermEntry): Term {
  const pages: number[] = [];
  readPostings(postings, (page, impact) => pages.push(posting({ page, impact })));
  return { forms: decodeForms(forms), pages };
}

/**
 * Whether a word starts a new file depends only on the word and the size of its entry. So an edit doesn't move words in
 * other files, and the result doesn't depend on earlier edits.
 */
function filesOf(terms: Terms): TermFile[] {
  const files: TermEntry[][] = [];
  for (const [stem, { forms, pages }] of [...terms].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const entry: TermEntry = [stem, encodeForms(forms), encodePostings(pages.sort((a, b) => a - b))];
    const size = stem.length + entry[1].length + entry[2].length + 10;
    const last = files.at(-1);
    if (last === undefined || share(stem) < size / fileSize) files.push([entry]);
    else last.push(entry);
  }
  return files.map((entries) => {
    const text = JSON.stringify(entries);
    return { start: entries[0]?.[0] ?? '', text, hash: hash('sha256', text, 'base64url').slice(0, 8) };
  });
}

/** Returns a pseudorandom number between 0 and 1 that depends only on the string (FNV-1a). */
function share(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  // Mix the bits, because the high bits of FNV-1a are less random than the low bits.
  state ^= state >>> 15;
  state = Math.imul(state, 0x2c1b3c6d);
  return ((state ^ (state >>> 12)) >>> 0) / 2 ** 32;
}
