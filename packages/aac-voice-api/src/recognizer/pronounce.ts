import { letterToSound } from './letterToSound.js';

export function wordsOf(name: string): string[] {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/’/gu, "'")
    .split(/[\s\-‐–]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');
}

export interface PronounceOptions {
  readonly word: string;
  /** Pronunciations from the game. They take precedence over all other pronunciations of the same word. */
  readonly given: ReadonlyMap<string, string>;
  readonly dictionary: ReadonlyMap<string, readonly string[]>;
  readonly phones: ReadonlySet<string>;
  /** Letter-to-sound rules exist only for English. */
  readonly language: string;
}

export function pronounce({
  word,
  given,
  dictionary,
  phones,
  language,
}: PronounceOptions): readonly string[] {
  const own = given.get(word);
  if (own !== undefined) {
    const used = own.trim().split(/\s+/u);
    return used.every((phone) => phones.has(phone)) ? [used.join(' ')] : [];
  }
  const listed = dictionary.get(word);
  if (listed !== undefined) return language === 'en' ? withBritishVowel({ word, listed }) : listed;
  const guessed = language === 'en' ? letterToSound(word) : undefined;
  return guessed === undefined || guessed.length === 0 ? [] : [guessed.join(' ')];
}

/**
 * Adds the British pronunciation of words such as "stop". The dictionary has only the American vowel, as in "father".
 * The closest vowel to the British one is the vowel of "law".
 */
function withBritishVowel({ word, listed }: { word: string; listed: readonly string[] }): readonly string[] {
  if (!word.includes('o')) return listed;
  return [...new Set([...listed, ...listed.map((phones) => phones.replace(/\bAA\b(?! R\b)/gu, 'AO'))])];
}
