export interface CodeSample {
  /** Language for syntax highlighting: `shell`, `js`, `python`. */
  language: string;
  /** Name of the language: `curl`, `JavaScript`, `Python`. */
  label: string;
  code: string;
}
