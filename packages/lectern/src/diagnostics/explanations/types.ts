/** What `lectern explain` and the reference of errors say about a code. */
export interface Explanation {
  /** What is wrong, and the usual cause. */
  meaning: string;
  /** How to fix it. */
  fix: string;
}

/** Explanations by diagnostic code. */
export type Explanations = Readonly<Record<string, Explanation>>;
