/** What is wrong in a code block, at a place in its code. */
export interface FenceProblem {
  /** 1-based line of the code. */
  line: number;
  /** 1-based column of that line. */
  column: number;
  message: string;
}
