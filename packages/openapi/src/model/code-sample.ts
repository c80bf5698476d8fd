export interface CodeSample {
  language: string;
  /** The name of the language, such as `curl`, `JavaScript`, or `Python`. */
  label: string;
  code: string;
}
