/** The input of `frontMatter`. */
export interface FrontMatterInput {
  /** Absolute path of the file. */
  path: string;
  /** The file's whole content. */
  content: string;
}

/** The front matter to use for a document, or undefined to use the front matter in the file. */
export type FrontMatterResult = Readonly<Record<string, unknown>> | undefined;

/** An error in a plug-in's options. */
export interface OptionProblem {
  /** The value's path in the options: `['tests', 0]`. */
  path: readonly PropertyKey[];
  /** What was found and what was expected. Lectern adds the path at the start of the message. */
  message: string;
  /** The problem's code. Default: `invalid-config`. */
  code?: string | undefined;
}
