/** The ID that the theme passes to `islandUrl` for the page that runs live examples. */
export const liveFrameId = 'lectern:live-frame';

/** Relative to the output folder. */
export const liveFolder = 'assets/live';

export const liveFrameFile = `${liveFolder}/frame.html`;
