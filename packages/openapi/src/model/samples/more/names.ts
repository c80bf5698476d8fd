/** The names are in a separate module, because the printers are loaded later. */
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
