/** Local storage keys for the reader's choices. */
export const storageKeys = {
  colorMode: 'lectern.color-mode',
  tabs: 'lectern.tabs',
  searches: 'lectern.searches',
  /** Contains the ID of the closed announcement. */
  announcement: 'lectern.announcement',
} as const;

/** Followed by the ID of a docs source; contains the name of the preferred version. */
export const versionKeyPrefix = 'docs-preferred-version-';
