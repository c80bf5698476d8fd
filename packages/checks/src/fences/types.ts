export interface FenceProblem {
  /** 1-based line in the code block. */
  line: number;
  /** 1-based column in that line. */
  column: number;
  message: string;
}
