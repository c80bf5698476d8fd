import * as library from '../../../../packages/aac-voice-api/src/index.js';

export interface LibraryPage {
  readonly library: typeof library;
  readonly streams: MediaStream[];
  readonly contexts: AudioContext[];
}

declare global {
  interface Window {
    libraryPage: LibraryPage;
  }
}

const streams: MediaStream[] = [];
const contexts: AudioContext[] = [];

const { mediaDevices } = navigator;
const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
mediaDevices.getUserMedia = async (constraints) => {
  const stream = await getUserMedia(constraints);
  streams.push(stream);
  return stream;
};

window.AudioContext = class extends AudioContext {
  constructor(options?: AudioContextOptions) {
    super(options);
    contexts.push(this);
  }
};

window.libraryPage = { library, streams, contexts };
