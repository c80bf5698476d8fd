/** The languages of `moreLanguages`, for a list of choices: their printers are loaded later. */
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
