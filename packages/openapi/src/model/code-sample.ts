export interface CodeSample {
  language: string;
  /** Name of the language: `curl`, `JavaScript`, `Python`. */
  label: string;
  code: string;
}
