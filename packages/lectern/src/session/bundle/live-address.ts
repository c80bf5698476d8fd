/** What the theme asks `islandUrl` for: the page in which live examples run. */
export const liveFrameId = 'lectern:live-frame';

/** Folder of that page in the published folder. */
export const liveFolder = 'assets/live';

/** The page itself. */
export const liveFrameFile = `${liveFolder}/frame.html`;
