/**
 * The names of `moreLanguages`, for the buttons that select a language. They are in a separate module, because the
 * printers are loaded later.
 */
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
