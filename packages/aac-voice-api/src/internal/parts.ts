import type { RecognizerName, VoiceOptions } from '../voiceOptions.js';
import type { WhisperModule } from '../whisper/libstream.js';
import createWhisperModule from '../whisper/libstream.js';
import type { OpenWorker } from './commandRecognizer.js';
import { openWorker } from './commandRecognizer.js';
import type { MicrophoneOpener } from './microphone.js';
import { openMicrophone } from './microphone.js';
import type { Fetch } from './model.js';

const RHYTHMS: Readonly<Record<RecognizerName, { blockSeconds: number; pollInterval: number }>> = {
  // Blocks must not be shorter, because whisper would have too little context to recognize words.
  whisper: { blockSeconds: 2, pollInterval: 200 },
  // Blocks are short, so the game reacts quickly. A block contains two frames of the endpointer, each of 30 ms.
  commands: { blockSeconds: 0.06, pollInterval: 20 },
};

/** Calls the callback every `interval` ms until the returned function is called. */
export type Repeat = (callback: () => void, interval: number) => () => void;

/** The library's dependencies: browser APIs, the Whisper module, and timing. Tests replace them. */
export interface VoiceParts {
  readonly openMicrophone: MicrophoneOpener;
  readonly createModule: () => Promise<WhisperModule>;
  readonly fetch: Fetch;
  readonly repeat: Repeat;
  readonly openWorker: OpenWorker;
  /** Returns the current time, in ms. */
  readonly now: () => number;
  readonly blockSeconds: number;
  /** The interval between two requests for new text, in ms. */
  readonly pollInterval: number;
}

export type Given = VoiceOptions & Partial<VoiceParts>;
export type Surroundings = VoiceOptions & VoiceParts;

export function withDefaults(parts: Given): Surroundings {
  const rhythm = RHYTHMS[parts.recognizer ?? 'whisper'];
  return {
    openMicrophone,
    createModule: createWhisperModule,
    fetch: (url) => globalThis.fetch(url),
    repeat: (callback, interval) => {
      const timer = setInterval(callback, interval);
      return () => clearInterval(timer);
    },
    openWorker,
    now: () => performance.now(),
    ...rhythm,
    ...parts,
  };
}
