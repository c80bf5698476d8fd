/** The printers are loaded later, so the names are in a separate module. */
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
