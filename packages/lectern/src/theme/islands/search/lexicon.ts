import type { TermEntry } from '../../../util/search-postings.js';

/** The word files that have been fetched. */
export interface Lexicon {
  /**
   * Fetches the word files for some words.
   * @throws if a file failed to load.
   */
  load(words: readonly string[]): Promise<void>;
  /** Returns words that match a word, from the files that have been fetched. */
  entriesOf(word: string): FoundEntry[];
  /** Returns the words in these files, which are candidates for misspelled words. */
  loadedWords(): string[];
}

export interface FoundEntry {
  entry: TermEntry;
  /** False if the entry is a longer word that starts with this one. */
  isWhole: boolean;
}

interface Options {
  /** First word of each file, in alphabetical order. */
  starts: readonly string[];
  load: (file: number) => Promise<TermEntry[]>;
  stem: (word: string) => string;
}

/** The maximum number of files to fetch for a word: words in many files may start with the same two letters. */
const mostFiles = 4;

export function createLexicon({ starts, load, stem }: Options): Lexicon {
  const files = new Map<number, readonly TermEntry[]>();
  const loading = new Map<number, Promise<void>>();
  /** Results by word, because one search asks several times for the same words. */
  const found = new Map<string, FoundEntry[]>();
  const loadFile = (file: number): Promise<void> => {
    const known = loading.get(file);
    if (known !== undefined) return known;
    const started = load(file).then(
      (entries) => {
        files.set(file, entries);
        found.clear();
      },
      (error: unknown) => {
        // The next search tries again.
        loading.delete(file);
        throw error;
      },
    );
    loading.set(file, started);
    return started;
  };
  const filesOf = (word: string): number[] => {
    if (starts.length === 0) return [];
    const exact = [fileOf(starts, stem(word)), fileOf(starts, word)];
    const first = fileOf(starts, beginningOf(word));
    const last = fileOf(starts, `${word}\uffff`);
    const count = word.length < 2 ? 0 : Math.min(mostFiles, last - first + 1);
    return [...new Set([...exact, ...Array.from({ length: count }, (_, index) => first + index)])];
  };
  return {
    async load(words) {
      await Promise.all(words.flatMap(filesOf).map(loadFile));
    },
    entriesOf(word) {
      const known = found.get(word);
      if (known !== undefined) return known;
      const entries = filesOf(word).flatMap((file) =>
        matching({ word, stem: stem(word), entries: files.get(file) ?? [] }),
      );
      found.set(word, entries);
      return entries;
    },
    loadedWords: () =>
      [...files.values()].flatMap((entries) => entries.flatMap(([, forms]) => formsIn(forms))),
  };
}

function matching({
  word,
  stem,
  entries,
}: {
  word: string;
  stem: string;
  entries: readonly TermEntry[];
}): FoundEntry[] {
  const whole = `${word}=`;
  return entries.flatMap((entry): FoundEntry[] => {
    const [ownStem, forms] = entry;
    if (ownStem === stem || hasForm(forms, whole)) return [{ entry, isWhole: true }];
    return word.length > 1 && hasForm(forms, word) ? [{ entry, isWhole: false }] : [];
  });
}

/** Returns whether one of the forms begins like this. */
function hasForm(forms: string, beginning: string): boolean {
  return forms.startsWith(beginning) || forms.includes(` ${beginning}`);
}

/** Returns the forms of a word, without their counts. */
export function formsIn(forms: string): string[] {
  return forms.split(' ').map((form) => form.slice(0, form.lastIndexOf('=')));
}

/**
 * Returns the part of a word to look up. The stem of a longer form may be shorter than the typed part: `transcrip` and
 * `transcripti`.
 */
function beginningOf(word: string): string {
  return word.slice(0, Math.max(3, Math.ceil(word.length * 0.6)));
}

/** Returns the position of the file that contains a stem, or would contain it. */
function fileOf(starts: readonly string[], stem: string): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? '') <= stem) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
