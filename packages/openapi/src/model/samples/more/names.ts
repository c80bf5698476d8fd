/** The names of `moreLanguages` for a select element. Their printers are loaded later. */
export const moreLanguageNames = [
  'Axios',
  'C#',
  'Go',
  'HTTPX',
  'Java',
  'PHP',
  'Ruby',
  'Rust',
  'Swift',
] as const;
