/* Local storage keys are separate constants, so that a script contains only the keys that it uses. */
export const colorModeKey = 'lectern.color-mode';
export const tabsKey = 'lectern.tabs';
/** The value is the ID of the closed announcement. */
export const announcementKey = 'lectern.announcement';

/** Key prefix, followed by a docs source's ID. The value is the name of the preferred version. */
export const versionKeyPrefix = 'docs-preferred-version-';
