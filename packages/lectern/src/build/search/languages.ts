import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stemWord } from '../../util/search-tokens.js';

type Stem = (word: string) => string;

/** Maps BCP 47 language tags to the names of stemmers in `@orama/stemmers`. */
const names: Readonly<Record<string, string>> = {
  ar: 'arabic',
  hy: 'armenian',
  bg: 'bulgarian',
  da: 'danish',
  nl: 'dutch',
  en: 'english',
  fi: 'finnish',
  fr: 'french',
  de: 'german',
  el: 'greek',
  hu: 'hungarian',
  id: 'indonesian',
  ga: 'irish',
  it: 'italian',
  lt: 'lithuanian',
  ne: 'nepali',
  nb: 'norwegian',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  es: 'spanish',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  uk: 'ukrainian',
};

/** The build and the browser use the same stemmer module. */
export interface Stemmer {
  stem: Stem;
  file?: { name: string; content: string };
}

export async function stemmerOf(locale: string): Promise<Stemmer> {
  const name = names[locale.toLowerCase().split(/[-_]/)[0] ?? ''];
  if (name === undefined) return { stem: (word) => word };
  const url = import.meta.resolve(`@orama/stemmers/${name}`);
  const { stemmer } = (await import(/* @vite-ignore */ url)) as { stemmer: Stem };
  const content = readFileSync(fileURLToPath(url), 'utf8').replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '\n');
  return {
    stem: (word) => stemWord({ word, stemmer }),
    file: { name: `stem-${name}-${hash('sha256', content).slice(0, 12)}.js`, content },
  };
}
