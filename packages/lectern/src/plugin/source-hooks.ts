/** The input of `frontMatter`. */
export interface FrontMatterInput {
  /** Absolute path of the file. */
  path: string;
  /** The whole content of the file. */
  content: string;
}

/** Front matter of a document, or undefined to use that in the file. */
export type FrontMatterResult = Readonly<Record<string, unknown>> | undefined;

/** An error in the options of a plug-in. */
export interface OptionProblem {
  /** Path of the key in the options: `['tests', 0]`. */
  path: readonly PropertyKey[];
  /** What was found and what was expected. Messages start with the path, so leave it out here. */
  message: string;
  /** Code of the problem; default: `invalid-config`. */
  code?: string | undefined;
}
