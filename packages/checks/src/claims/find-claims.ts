import type { ProseBlock } from 'lectern/plugin';
import { knownUnits, numberOf, numberWords } from '../values/units.js';

export interface FoundClaim {
  text: string;
  number: number;
  unit: string;
  sentence: string;
  line: number;
  column: number;
}

/** Numbers in code, URLs, HTML tags, and directives are not claims. */
export function findClaims({
  blocks,
  units,
}: {
  blocks: readonly Pick<ProseBlock, 'markdown' | 'line' | 'column'>[];
  units: readonly string[];
}): FoundClaim[] {
  const pattern = claimPattern(units);
  const mayHold = new RegExp(`\\d|\\b(?:${numberWords.join('|')})\\b`, 'i');
  return blocks
    .filter(({ markdown }) => mayHold.test(markdown))
    .flatMap(({ markdown, line, column }) => {
      const plain = withoutMarkup(markdown);
      return [...plain.matchAll(pattern)]
        .filter(([, , unit = '']) => isUnit(unit))
        .map(({ 0: text, 1: number = '', 2: unit = '', index }) => {
          const before = plain.slice(0, index).split('\n');
          return {
            text: text.replace(/\s+/g, ' '),
            number: numberOf(number),
            unit,
            sentence: sentenceAt({ text: markdown, index }),
            line: line + before.length - 1,
            column: (before.at(-1)?.length ?? 0) + (before.length === 1 ? column : 1),
          };
        });
    });
}

/** Returns the sentences that contain a number without a unit, each once per block. */
export function bareNumbers({
  blocks,
  units,
}: {
  blocks: readonly Pick<ProseBlock, 'markdown' | 'line' | 'column'>[];
  units: readonly string[];
}): Pick<FoundClaim, 'sentence' | 'line' | 'column'>[] {
  const claims = claimPattern(units);
  return blocks.flatMap(({ markdown, line, column }) => {
    const plain = withoutMarkup(markdown).replace(claims, (text) => text.replace(/[^\n]/g, ' '));
    const found = new Map<string, Pick<FoundClaim, 'sentence' | 'line' | 'column'>>();
    for (const { index } of plain.matchAll(bareNumber)) {
      const before = plain.slice(0, index).split('\n');
      const sentence = sentenceAt({ text: markdown, index });
      const location = {
        line: line + before.length - 1,
        column: (before.at(-1)?.length ?? 0) + (before.length === 1 ? column : 1),
      };
      if (!found.has(sentence)) found.set(sentence, { sentence, ...location });
    }
    return [...found.values()];
  });
}

/** Skips digits in a name, such as `utf-8`. Also finds the numbers in "half a second" and "each second". */
const bareNumber = new RegExp(
  `(?<![\\w#/-])\\d[\\d.,]*(?![\\w-])|\\b(?:${numberWords.join('|')}|twice|half(?= an? )|(?:each|every)(?= (?:second|minute|hour|day)))\\b`,
  'gi',
);

function claimPattern(units: readonly string[]): RegExp {
  const own = units.map((unit) => unit.replace(/[.+*?^$()[\]{}|\\]/g, '\\$&'));
  const all = [...knownUnits.map((unit) => (unit.length > 3 ? `${unit}s?` : unit)), ...own]
    .sort((a, b) => b.length - a.length)
    .join('|');
  const gap = '[\\s\\u00a0-]';
  const digits = `\\d+(?:,\\d{3})*(?:\\.\\d+)?(?=${gap}*(?:${all}))`;
  const words = `(?:${numberWords.join('|')})(?=${gap})`;
  return new RegExp(`(?<![\\w.,#/:-])(${digits}|${words})${gap}*(${all})(?![\\w])`, 'gi');
}

/** `claimPattern` ignores case, but the `b` in `9b` labels a step and isn't the unit `B`. */
function isUnit(text: string): boolean {
  return (
    text.length > 3 ||
    knownUnits.includes(text) ||
    !knownUnits.some((unit) => unit.toLowerCase() === text.toLowerCase())
  );
}

/** Markup is replaced with spaces of the same length, which keeps the positions of the remaining text. */
function withoutMarkup(markdown: string): string {
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
  return markdown
    .replace(/`+[^`]*`+/g, blank)
    .replace(/:[a-z][\w-]*\[[^\]]*\](?:\{[^}]*\})?/g, blank)
    .replace(/\]\([^)]*\)/g, blank)
    .replace(/<[^>]*>/g, blank)
    .replace(/\{[^}]*\}/g, blank);
}

/** The sentences keep their trailing whitespace. Joined, they equal the text. */
export function sentencesOf(text: string): string[] {
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(
    ({ segment }) => segment,
  );
}

/** Unlike `bareNumbers`, this also finds numbers that have a unit. */
export function hasBareNumber(sentence: string): boolean {
  return withoutMarkup(sentence).search(bareNumber) !== -1;
}

function sentenceAt({ text, index }: { text: string; index: number }): string {
  let end = 0;
  const found = sentencesOf(text).find((sentence) => {
    end += sentence.length;
    return end > index;
  });
  return (found ?? text)
    .replace(/\s+/g, ' ')
    .replace(/^\s*\|/, '')
    .trim();
}
