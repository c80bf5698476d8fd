export interface CodeSample {
  language: string;
  label: string;
  code: string;
}
