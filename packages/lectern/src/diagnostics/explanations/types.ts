/** The explanation of a code, shown by `lectern explain` and in the error reference. */
export interface Explanation {
  /** What is wrong, and the usual cause. */
  meaning: string;
  /** How to fix the problem. */
  fix: string;
}

/** Explanations by diagnostic code. */
export type Explanations = Readonly<Record<string, Explanation>>;
