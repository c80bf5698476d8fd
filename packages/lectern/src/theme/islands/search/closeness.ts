import type { PageText } from '../../../util/search-postings.js';
import { hasParts, nameWords, wordsIn } from '../../../util/search-tokens.js';
import type { MarkedForms, Match } from './excerpts.js';
import { matchesIn } from './excerpts.js';

export type Stem = (word: string) => string;

export function hasPhrase({ text, phrase, stem }: { text: PageText; phrase: string; stem: Stem }): boolean {
  return containsPhrase({ parts: partsOf(text), phrase, stem });
}

function containsPhrase({
  parts,
  phrase,
  stem,
}: {
  parts: readonly string[];
  phrase: string;
  stem: Stem;
}): boolean {
  const stemsIn = (part: string): string => ` ${wordsIn(part).map(stem).join(' ')} `;
  const wanted = stemsIn(phrase);
  return parts.some((part) => stemsIn(part).includes(wanted));
}

function partsOf({ title, sections }: PageText): string[] {
  return [title, ...sections.flatMap(([, heading, text]) => [heading, text])];
}

/** Maximum distance, in characters, between words that count as close. */
const near = 120;

interface Words {
  text: PageText;
  /** The part of the query from its first to its last content word. */
  core: string;
  forms: MarkedForms;
  rarities: readonly number[];
  stem: Stem;
}

export interface Closeness {
  factor: number;
  sections: readonly number[];
}

/**
 * Scores a page by the positions of the query's words: the exact phrase scores highest, and words in different sections
 * score lowest.
 */
export function closeness(words: Words): Closeness {
  const { text, forms } = words;
  if (forms.length < 2) return { factor: 1, sections: [] };
  const inTitle = wordsOf(matchesIn({ text: withParts(text.title), forms }));
  const sections = sectionFactors({ ...words, inTitle });
  const best = Math.max(onlyInTitle, ...sections);
  return { factor: titleShare({ title: text.title, found: inTitle.size }) * best, sections };
}

/** A title that consists only of query words increases the page's score by this share. */
const titled = 0.8;

function titleShare({ title, found }: { title: string; found: number }): number {
  const covered = coveredShare({ heading: title, found });
  return covered < 0.5 ? 1 : 1 + titled * covered;
}

function coveredShare({ heading, found }: { heading: string; found: number }): number {
  const words = (hasParts(heading) ? nameWords(heading) : wordsIn(heading)).length;
  return words === 0 ? 0 : Math.min(1, found / words);
}

/** A heading that contains all query words increases its section's score by this share. */
const headed = 0.5;
/** A heading that contains only query words increases its section's score by this additional share. */
const headedOnly = 0.8;

/** Adds the parts of names in a heading as words, so that “load progress” matches `LoadProgress`. */
function withParts(heading: string): string {
  return hasParts(heading) ? `${heading} ${nameWords(heading).join(' ')}` : heading;
}

/** The factor for a page that contains query words only in its title. */
const onlyInTitle = 0.5;

function sectionFactors({
  text,
  core,
  forms,
  rarities,
  stem,
  inTitle,
}: Words & { inTitle: ReadonlySet<number> }): number[] {
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const share = (found: ReadonlySet<number>): number =>
    [...found].reduce((sum, word) => sum + (rarities[word] ?? 0), 0) / total;
  return text.sections.map(([, title, content]) => {
    const heading = withParts(title);
    const matches = matchesIn({ text: `${heading} ${content}`, forms });
    const found = wordsOf(matches);
    if (found.size === 0) return 0;
    const isNear = found.size > 1 && areNear({ matches, count: found.size });
    const factor =
      found.size === forms.length
        ? wholeFactor({
            isNear,
            isPhrase: () => containsPhrase({ parts: [title, content], phrase: core, stem }),
          })
        : partFactor({ isNear, share: share(new Set([...found, ...inTitle])) });
    const inHeading = wordsOf(matches.filter(({ end }) => end <= heading.length));
    const covered = coveredShare({ heading: title, found: inHeading.size });
    return factor * (1 + (headed + headedOnly * covered) * share(inHeading));
  });
}

function wholeFactor({ isNear, isPhrase }: { isNear: boolean; isPhrase: () => boolean }): number {
  if (!isNear) return 1.15;
  return isPhrase() ? 3 : 1.8;
}

function partFactor({ isNear, share }: { isNear: boolean; share: number }): number {
  return (isNear ? 1.3 : 1) * (0.5 + share / 2);
}

function areNear({ matches, count }: { matches: readonly Match[]; count: number }): boolean {
  return matches.some(({ start }, index) => {
    const words = new Set<number>();
    for (const match of matches.slice(index, index + 20)) {
      if (match.end > start + near) break;
      words.add(match.word);
    }
    return words.size === count;
  });
}

function wordsOf(matches: readonly Match[]): Set<number> {
  return new Set(matches.map(({ word }) => word));
}
