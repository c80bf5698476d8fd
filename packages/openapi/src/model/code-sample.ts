export interface CodeSample {
  /** Language for syntax highlighting: `shell`, `js`, `python`. */
  language: string;
  /** `curl`, `JavaScript`, `Python`. */
  label: string;
  code: string;
}
