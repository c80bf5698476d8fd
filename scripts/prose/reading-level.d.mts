export interface ReadingLevel {
  readonly words: number;
  readonly sentenceLength: number;
  /** Flesch: 100 is easiest. */
  readonly ease: number;
  /** Flesch and Kincaid: the school grade that a text takes. */
  readonly grade: number;
}

export function readingLevel(text: string): ReadingLevel;
export function levelsTable(levels: readonly ({ file: string } & ReadingLevel)[]): string;
