/** A problem in a code block, with its location. */
export interface FenceProblem {
  /** 1-based line of the code. */
  line: number;
  /** 1-based column of that line. */
  column: number;
  message: string;
}
