export const liveFrameId = 'lectern:live-frame';

export const liveFolder = 'assets/live';

export const liveFrameFile = `${liveFolder}/frame.html`;
