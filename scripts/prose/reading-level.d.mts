export interface ReadingLevel {
  readonly words: number;
  readonly sentenceLength: number;
  /** Flesch: 100 is easiest. */
  readonly ease: number;
  /** Flesch–Kincaid: the required school grade. */
  readonly grade: number;
}

export function readingLevel(text: string): ReadingLevel;
export function levelsTable(levels: readonly ({ file: string } & ReadingLevel)[]): string;
