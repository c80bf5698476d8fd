/** The input of `frontMatter`. */
export interface FrontMatterInput {
  /** Absolute path of the file. */
  path: string;
  /** The whole content of the file. */
  content: string;
}

/** The front matter to use for a document, or undefined to use the front matter in the file. */
export type FrontMatterResult = Readonly<Record<string, unknown>> | undefined;

/** An error in a plug-in's options. */
export interface OptionProblem {
  /** Path of the value in the options: `['tests', 0]`. */
  path: readonly PropertyKey[];
  /** What was found and what was expected. The path is added at the start, so leave it out here. */
  message: string;
  /** Code of the problem. Default: `invalid-config`. */
  code?: string | undefined;
}
