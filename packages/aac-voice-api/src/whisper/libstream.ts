/**
 * The speech recognizer: whisper.cpp as WebAssembly, in the shape of its stream build.
 *
 * @module whisper/libstream
 */
import type { RecognizerLimitError } from '../errors.js';
import { RecognizerUnavailableError, UnsupportedBrowserError } from '../errors.js';
import { adaptShout } from '../internal/shoutAdapter.js';

const ISOLATION_ADVICE =
  'Send it with the headers "Cross-Origin-Opener-Policy: same-origin" and "Cross-Origin-Embedder-Policy: require-corp".';

/**
 * What the library needs of a recognizer: the interface of whisper.cpp's stream build for WebAssembly.
 *
 * A recognizer runs beside the page: {@link WhisperModule.set_audio} hands it sound and returns at once, and
 * {@link WhisperModule.get_transcribed} fetches what it has understood since.
 */
export interface WhisperModule {
  /**
   * Reads a model and starts a recognizer for it. The page stands still while the model is read.
   *
   * @param urlToPath - The model's path in the module's own file system, for example `/whisper.bin`.
   * @param langCode - The language of the speech, as a code such as `en`.
   * @returns The index of the recognizer, 1 or more; 0 if the file is no model that whisper can read.
   * @throws A {@link RecognizerLimitError} if the module holds a recognizer already.
   */
  init(urlToPath: string, langCode: string): number;

  /**
   * Stops a recognizer and frees its memory. An unknown index does nothing.
   *
   * @param index - What {@link WhisperModule.init} returned.
   */
  free(index: number): void;

  /**
   * Hands sound to a recognizer. Sound that it has not taken up yet is replaced: a slow device skips, it does not lag.
   *
   * @param index - What {@link WhisperModule.init} returned.
   * @param audio - Mono samples at 16,000 Hz, about -1 to 1: filters let loud sound go a little beyond.
   * @returns 0 if the recognizer has the sound, -1 for an unknown index, -2 if the recognizer has stopped.
   */
  set_audio(index: number, audio: Float32Array): number;

  /**
   * Fetches the text that came since the last call.
   *
   * @returns The text, which may hold marks such as `[BLANK_AUDIO]`; an empty string if there is none.
   */
  get_transcribed(): string;

  /**
   * Tells what the recognizer does at the moment.
   *
   * @returns A word such as `loading`, `waiting`, `processing` or `stopped`, or the reason why it stopped.
   */
  get_status(): string;

  /**
   * Replaces the status by a text of the caller's.
   *
   * @param status - The text that {@link WhisperModule.get_status} returns from now on; an empty string ends that.
   */
  set_status(status: string): void;

  /**
   * Writes a file into the module's file system.
   *
   * @param parent - The folder to write to, for example `/`.
   * @param name - The name of the file.
   * @param data - Its bytes.
   * @param canRead - Whether the module may read it.
   * @param canWrite - Whether the module may change it.
   * @param canOwn - Whether the module may keep `data` itself instead of a copy.
   */
  FS_createDataFile(
    parent: string,
    name: string,
    data: Uint8Array,
    canRead: boolean,
    canWrite: boolean,
    canOwn?: boolean,
  ): void;

  /**
   * Fetches a file by its URL and writes it into the module's file system.
   *
   * @param parent - The folder to write to, for example `/`.
   * @param name - The name of the file.
   * @param url - Where to fetch it from.
   * @param canRead - Whether the module may read it.
   * @param canWrite - Whether the module may change it.
   * @returns A promise that is fulfilled when the file is there.
   */
  FS_preloadFile(
    parent: string,
    name: string,
    url: string,
    canRead: boolean,
    canWrite: boolean,
  ): Promise<void>;

  /**
   * Deletes a file of the module's file system.
   *
   * @param path - The file's path.
   * @throws If there is no such file.
   */
  FS_unlink(path: string): void;

  /**
   * Makes a folder in the module's file system, with the folders above it.
   *
   * @param parent - The folder to make it in, for example `/`.
   * @param path - The path of the new folder, seen from `parent`.
   * @param canRead - Whether the module may read it.
   * @param canWrite - Whether the module may change it.
   */
  FS_createPath(parent: string, path: string, canRead: boolean, canWrite: boolean): void;
}

/**
 * Loads whisper.cpp and makes a module of it.
 *
 * The code comes from the npm package `@transcribe/shout`, which a game installs beside this library. It is imported by
 * this call and not before, so that nobody downloads it who does not use it. It brings no model.
 *
 * The module holds one recognizer at a time: a second {@link WhisperModule.init} needs {@link WhisperModule.free} first,
 * and the status `stopped`. Or make another module.
 *
 * @returns A module without a model.
 * @throws An {@link UnsupportedBrowserError} if the page is not cross-origin isolated, which whisper's threads need.
 * @throws A {@link RecognizerUnavailableError} if `@transcribe/shout` cannot be loaded.
 * @throws A {@link RecognizerLimitError} if it is a version that lacks what the library needs.
 *
 * @example
 * ```ts
 * import { createWhisperModule } from '@aacommodate/aac-voice-api';
 *
 * export async function understand(model: Uint8Array, speech: Float32Array): Promise<() => string> {
 *   const whisper = await createWhisperModule();
 *   whisper.FS_createDataFile('/', 'whisper.bin', model, true, false);
 *   const index = whisper.init('/whisper.bin', 'en');
 *   whisper.set_audio(index, speech);
 *   return () => whisper.get_transcribed();
 * }
 * ```
 */
export default async function createWhisperModule(): Promise<WhisperModule> {
  if (globalThis.crossOriginIsolated !== true || typeof SharedArrayBuffer !== 'function') {
    throw new UnsupportedBrowserError({ missing: 'cross-origin isolation', advice: ISOLATION_ADVICE });
  }
  const create = await importShout();
  return adaptShout({ create, threads: recognizerThreads(navigator.hardwareConcurrency) });
}

async function importShout(): Promise<(options: object) => Promise<unknown>> {
  const shout = await import('@transcribe/shout').catch((error: unknown) => {
    throw new RecognizerUnavailableError({ cause: error });
  });
  return shout.default;
}

/** Leaves one processor to the game. With more than eight threads, most of the time goes to synchronization. */
function recognizerThreads(processors: number): number {
  return Math.min(8, Math.max(1, processors - 1));
}
