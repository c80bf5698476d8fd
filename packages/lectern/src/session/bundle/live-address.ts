/** The ID by which the theme asks `islandUrl` for the page that runs live examples. */
export const liveFrameId = 'lectern:live-frame';

/** The page's folder in the output. */
export const liveFolder = 'assets/live';

export const liveFrameFile = `${liveFolder}/frame.html`;
