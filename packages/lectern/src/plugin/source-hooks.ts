/** The input of `frontMatter`. */
export interface FrontMatterInput {
  /** Absolute path of the file. */
  path: string;
  /** Its complete content. */
  content: string;
}

/** Keys and values, or undefined to keep those in the file. */
export type FrontMatterResult = Readonly<Record<string, unknown>> | undefined;

/** An error in the options of a plug-in. */
export interface OptionProblem {
  /** The path of the key in the options: `['tests', 0]`. */
  path: readonly PropertyKey[];
  /** What was found and what was expected, without the path. */
  message: string;
  /** Default: `invalid-config`. */
  code?: string | undefined;
}
