import { nameWords, trimPunctuation, wordsIn } from '../../../../util/search-tokens.js';
import { isStopWord, withoutStopWords } from './stop-words.js';
import type { Vocabulary } from './vocabulary.js';

export interface Understood {
  /** Phrases in quotation marks. Pages must contain the words of a phrase in the same order. */
  phrases: string[];
  /** The query's content words, after correction, including compounds such as `at-11` and `lectern.config.ts`. */
  terms: string[];
  /**
   * The query from its first to its last content word, including the stop words in between, because a page may contain
   * the exact phrase.
   */
  core: string;
  corrections: { from: string; to: string }[];
  unknown: string[];
}

/** A pasted error message may have hundreds of words. */
const mostTerms = 12;
/** Each phrase is compared with the texts of many pages. */
const mostPhrases = 12;
/** Each unknown word is compared with all words on the site. */
const mostUnknown = 24;

export function understand({
  query,
  vocabulary,
  language,
}: {
  query: string;
  vocabulary: Vocabulary;
  language: string;
}): Understood {
  const { phrases, rest } = splitPhrases(query);
  const tokens = tokensIn(rest);
  const kept = new Set(withoutStopWords({ words: tokens.map((token) => token.toLowerCase()), language }));
  const positions = tokens.flatMap((token, index) => (kept.has(token.toLowerCase()) ? [index] : []));
  const understood: Understood = {
    phrases: [...new Set(phrases)].slice(0, mostPhrases),
    terms: [],
    core: tokens.slice(positions[0], (positions.at(-1) ?? 0) + 1).join(' '),
    corrections: [],
    unknown: [],
  };
  for (const position of positions) {
    if (understood.terms.length >= mostTerms) break;
    const token = tokens[position] ?? '';
    const isUnfinished = position === tokens.length - 1 && query.endsWith(token);
    addToken({ token, isUnfinished, understood, vocabulary, language });
  }
  return { ...understood, terms: [...new Set(understood.terms)] };
}

interface Token {
  token: string;
  isUnfinished: boolean;
  understood: Understood;
  vocabulary: Vocabulary;
  language: string;
}

function addToken({ token, isUnfinished, understood, vocabulary, language }: Token): void {
  const { terms, corrections, unknown } = understood;
  const word = token.toLowerCase();
  const words = wordsIn(token);
  // Short words, and words that start with a digit, are never corrected.
  const isKnown = (part: string): boolean => part.length < 3 || /^\p{N}/u.test(part) || vocabulary.has(part);
  if (words.every(isKnown)) {
    terms.push(word);
    return;
  }
  if (corrections.length + unknown.length >= mostUnknown) return;
  const parts = nameWords(token);
  // A name with several parts, such as `onError`, is corrected only to a word with a similar spelling.
  const to =
    words.length > 1 ? undefined : vocabulary.closest(word, { isUnfinished, isName: parts.length > 1 });
  if (to !== undefined) {
    terms.push(to);
    corrections.push({ from: word, to });
    return;
  }
  const known = parts.filter((part) => vocabulary.has(part) && !isStopWord({ word: part, language }));
  if (parts.length > 1) terms.push(...known);
  if (known.length === 0 || known.length < parts.length) unknown.push(word);
}

/** Removes surrounding punctuation: `(AT-11),` becomes `AT-11`. */
function tokensIn(text: string): string[] {
  return text
    .split(/\s+/)
    .map(trimPunctuation)
    .filter((token) => token !== '');
}

/** Supports all common kinds of quotation marks. Unpaired quotation marks stay in `rest`. */
export function splitPhrases(query: string): { phrases: string[]; rest: string } {
  const phrases: string[] = [];
  const rest = query.replaceAll(/["“„«]([^"“”„«»]*)["”“»]/gu, (_, phrase: string) => {
    const words = phrase.trim().replaceAll(/\s+/g, ' ');
    if (words !== '') phrases.push(words);
    return ' ';
  });
  return { phrases, rest };
}
