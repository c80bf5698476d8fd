import type { PageText } from '../../../util/search-postings.js';
import { wordsIn } from '../../../util/search-tokens.js';
import type { MarkedForms } from './excerpts.js';
import { matchesIn } from './excerpts.js';

/** Returns the stem of a word. */
export type Stem = (word: string) => string;

/** True if a page contains some words side by side, in order, in any form. */
export function hasPhrase({ text, phrase, stem }: { text: PageText; phrase: string; stem: Stem }): boolean {
  const stemsIn = (part: string): string => ` ${wordsIn(part).map(stem).join(' ')} `;
  const wanted = stemsIn(phrase);
  return partsOf(text).some((part) => stemsIn(part).includes(wanted));
}

function partsOf({ title, sections }: PageText): string[] {
  return [title, ...sections.flatMap(([, heading, text]) => [heading, text])];
}

/** Maximum distance of related words, in letters. */
const near = 120;

/**
 * How much a page's score increases because the words of a query are close to each other on it, most for the exact
 * words in order and least for words in different sections, and because they make up its title.
 */
export function closeness({
  text,
  core,
  forms,
  stem,
}: {
  text: PageText;
  /** The query from its first content word to its last. */
  core: string;
  forms: MarkedForms;
  stem: Stem;
}): number {
  if (forms.length < 2) return 1;
  return titleShare({ title: text.title, forms }) * sectionCloseness({ text, core, forms, stem });
}

/** How much more a page counts if its title is made of query words: it is about one of them, and has the others. */
const titled = 0.8;

function titleShare({ title, forms }: { title: string; forms: MarkedForms }): number {
  const words = wordsIn(title).length;
  const found = new Set(matchesIn({ text: title, forms }).map(({ word }) => word)).size;
  // One word of a long title says little.
  return found * 2 < words || words === 0 ? 1 : 1 + titled * Math.min(1, found / words);
}

function sectionCloseness({ text, core, forms, stem }: Parameters<typeof closeness>[0]): number {
  let best = 1;
  for (const [, heading, content] of text.sections) {
    const matches = matchesIn({ text: `${heading} ${content}`, forms });
    if (new Set(matches.map(({ word }) => word)).size < forms.length) continue;
    best = Math.max(best, 1.3);
    const isNear = matches.some(({ start }, index) => {
      const words = new Set<number>();
      for (const match of matches.slice(index, index + 20)) {
        if (match.end > start + near) break;
        words.add(match.word);
      }
      return words.size === forms.length;
    });
    if (isNear) return hasPhrase({ text, phrase: core, stem }) ? 3 : 1.8;
  }
  return best;
}
