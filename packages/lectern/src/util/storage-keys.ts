/** Names under which choices of the reader are kept in local storage. */
export const storageKeys = {
  colorMode: 'lectern.color-mode',
  tabs: 'lectern.tabs',
  searches: 'lectern.searches',
  /** Holds the ID of the announcement that was closed. */
  announcement: 'lectern.announcement',
} as const;

/** The ID of a docs source comes behind it; holds the name of the version that the reader prefers. */
export const versionKeyPrefix = 'docs-preferred-version-';
