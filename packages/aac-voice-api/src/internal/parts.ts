import type { WhisperModule } from '../whisper/libstream.js';
import createWhisperModule from '../whisper/libstream.js';
import type { MicrophoneOpener } from './microphone.js';
import { openMicrophone } from './microphone.js';
import type { Fetch } from './model.js';

/** How long a block of sound is. */
const BLOCK_SECONDS = 2;

/** How often new text is asked for, in ms. */
export const POLL_INTERVAL = 200;

/** Calls back each `interval` ms until the returned function is called. */
export type Repeat = (callback: () => void, interval: number) => () => void;

/** What the library takes from its surroundings. Tests put others in their place. */
export interface VoiceParts {
  readonly openMicrophone: MicrophoneOpener;
  readonly createModule: () => Promise<WhisperModule>;
  readonly fetch: Fetch;
  readonly repeat: Repeat;
  /** In seconds. */
  readonly blockSeconds: number;
}

export function withDefaults(parts: Partial<VoiceParts>): VoiceParts {
  return {
    openMicrophone,
    createModule: createWhisperModule,
    fetch: (url) => globalThis.fetch(url),
    repeat: (callback, interval) => {
      const timer = setInterval(callback, interval);
      return () => clearInterval(timer);
    },
    blockSeconds: BLOCK_SECONDS,
    ...parts,
  };
}
