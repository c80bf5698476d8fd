/** Local storage keys for the reader's choices. */
export const storageKeys = {
  colorMode: 'lectern.color-mode',
  tabs: 'lectern.tabs',
  searches: 'lectern.searches',
  /** Stores the ID of the closed announcement. */
  announcement: 'lectern.announcement',
} as const;

/** A prefix that is followed by the ID of a docs source. The value is the name of the preferred version. */
export const versionKeyPrefix = 'docs-preferred-version-';
