/** Names under which choices of the reader are kept in local storage. The head script repeats no others. */
export const storageKeys = {
  colorMode: 'lectern.color-mode',
  tabs: 'lectern.tabs',
  searches: 'lectern.searches',
} as const;
