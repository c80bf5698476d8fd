export interface ReadingLevel {
  readonly words: number;
  readonly sentenceLength: number;
  /** Flesch reading ease: 100 is easiest. */
  readonly ease: number;
  /** Flesch–Kincaid grade: the required years of school. */
  readonly grade: number;
}

export function readingLevel(text: string): ReadingLevel;
export function levelsTable(levels: readonly ({ file: string } & ReadingLevel)[]): string;
