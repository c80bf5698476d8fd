export interface CodeSample {
  /** Language for coloring: `shell`, `js`, `python`. */
  language: string;
  /** `curl`, `JavaScript`, `Python`. */
  label: string;
  code: string;
}
