import type { TermEntry } from '../../../util/search-postings.js';
import { wordFileOf } from '../../../util/search-postings.js';
import type { RelatedWords } from './query/related-words.js';

export interface Lexicon {
  /**
   * Fetches the word files for these words.
   * @throws if a file failed to load.
   */
  load(words: readonly string[]): Promise<void>;
  entriesOf(word: string): FoundEntry[];
  loadedWords(): string[];
}

export interface FoundEntry {
  entry: TermEntry;
  /** False for a longer word that starts with the searched word. */
  isWhole: boolean;
  isRelated?: boolean;
}

interface Options {
  starts: readonly string[];
  load: (file: number) => Promise<TermEntry[]>;
  stem: (word: string) => string;
  related?: RelatedWords;
}

/** Words that start with the same letters may be in many files, so this limits the files to fetch for a word. */
const mostFiles = 4;

export function createLexicon({ starts, load, stem, related = () => [] }: Options): Lexicon {
  const files = new Map<number, readonly TermEntry[]>();
  const loading = new Map<number, Promise<void>>();
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
        loading.delete(file);
        throw error;
      },
    );
    loading.set(file, started);
    return started;
  };
  const filesOf = (word: string): number[] => {
    if (starts.length === 0) return [];
    const exact = [stem(word), word, ...related(word)].map((key) => wordFileOf({ starts, word: key }));
    const first = wordFileOf({ starts, word: beginningOf(word) });
    const last = wordFileOf({ starts, word: `${word}\uffff` });
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
      const others = related(word);
      const entries = filesOf(word).flatMap((file) =>
        matching({ word, stem: stem(word), others, entries: files.get(file) ?? [] }),
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
  others,
  entries,
}: {
  word: string;
  stem: string;
  others: readonly string[];
  entries: readonly TermEntry[];
}): FoundEntry[] {
  const whole = `${word}=`;
  return entries.flatMap((entry): FoundEntry[] => {
    const [ownStem, forms] = entry;
    if (ownStem === stem || hasForm(forms, whole)) return [{ entry, isWhole: true }];
    if (word.length > 1 && hasForm(forms, word)) return [{ entry, isWhole: false }];
    return others.includes(ownStem) ? [{ entry, isWhole: true, isRelated: true }] : [];
  });
}

function hasForm(forms: string, beginning: string): boolean {
  return forms.startsWith(beginning) || forms.includes(` ${beginning}`);
}

/** `forms` contains each form with its count, such as `command=2 commands=1`. */
export function formsIn(forms: string): string[] {
  return forms.split(' ').map((form) => form.slice(0, form.lastIndexOf('=')));
}

/**
 * The files are sorted by stem, and a stem may be shorter than the typed letters: a reader who types `transcripti`
 * looks for the stem `transcrip`.
 */
function beginningOf(word: string): string {
  return word.slice(0, Math.max(3, Math.ceil(word.length * 0.6)));
}
