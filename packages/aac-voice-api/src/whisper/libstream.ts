/**
 * The speech recognizer: whisper.cpp as WebAssembly, with the interface of its stream build.
 *
 * @module whisper/libstream
 */
import type { RecognizerLimitError } from '../errors.js';
import { RecognizerUnavailableError, UnsupportedBrowserError } from '../errors.js';
import { adaptShout } from '../internal/shoutAdapter.js';

const ISOLATION_ADVICE =
  'Serve the page with the headers "Cross-Origin-Opener-Policy: same-origin" and "Cross-Origin-Embedder-Policy: require-corp".';

/**
 * The functions that the library needs from a recognizer. They are those of whisper.cpp's stream build for WebAssembly.
 *
 * A recognizer runs in separate threads: {@link WhisperModule.set_audio} passes it sound and returns immediately, and
 * {@link WhisperModule.get_transcribed} returns what it has recognized since the last call.
 */
export interface WhisperModule {
  /**
   * Reads a model and starts a recognizer for it. Blocks the page until the model is read.
   *
   * @param urlToPath - The model's path in the module's own file system, for example `/whisper.bin`.
   * @param langCode - The language of the speech, as a code such as `en`.
   * @returns The index of the recognizer, 1 or more; 0 if the file isn't a model that whisper can read.
   * @throws A {@link RecognizerLimitError} if the module already has a recognizer.
   */
  init(urlToPath: string, langCode: string): number;

  /**
   * Stops a recognizer and frees its memory. Does nothing for an unknown index.
   *
   * @param index - The index that {@link WhisperModule.init} returned.
   */
  free(index: number): void;

  /**
   * Passes sound to a recognizer. The new sound replaces sound that has not been processed yet, so a slow device skips
   * sound instead of lagging.
   *
   * @param index - The index that {@link WhisperModule.init} returned.
   * @param audio - Mono samples at 16,000 Hz, from about -1 to 1. Filters may make loud sound slightly exceed that
   * range.
   * @returns 0 if the recognizer accepted the sound, -1 for an unknown index, -2 if the recognizer has stopped.
   */
  set_audio(index: number, audio: Float32Array): number;

  /**
   * Returns the text recognized since the last call.
   *
   * @returns The text, which may contain markers such as `[BLANK_AUDIO]`; an empty string if there is none.
   */
  get_transcribed(): string;

  /**
   * Returns the current status of the recognizer.
   *
   * @returns A word such as `loading`, `waiting`, `processing`, or `stopped`, or the reason why it stopped.
   */
  get_status(): string;

  /**
   * Overrides the status.
   *
   * @param status - The text that {@link WhisperModule.get_status} returns from now on; an empty string ends the override.
   */
  set_status(status: string): void;

  /**
   * Writes a file into the module's file system.
   *
   * @param parent - The folder to write to, for example `/`.
   * @param name - The name of the file.
   * @param data - The content of the file.
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
   * @returns A promise that is fulfilled when the file is written.
   */
  FS_preloadFile(
    parent: string,
    name: string,
    url: string,
    canRead: boolean,
    canWrite: boolean,
  ): Promise<void>;

  /**
   * Deletes a file from the module's file system.
   *
   * @param path - The file's path.
   * @throws If the file doesn't exist.
   */
  FS_unlink(path: string): void;

  /**
   * Creates a folder in the module's file system, along with missing parent folders.
   *
   * @param parent - The folder in which to create the path, for example `/`.
   * @param path - The path of the new folder, relative to `parent`.
   * @param canRead - Whether the module may read it.
   * @param canWrite - Whether the module may change it.
   */
  FS_createPath(parent: string, path: string, canRead: boolean, canWrite: boolean): void;
}

/**
 * Loads whisper.cpp, and creates a module.
 *
 * The code comes from the npm package `@transcribe/shout`, which a game installs in addition to this library. Only
 * this call imports it, so games that don't call it don't download the package. The package doesn't include a model.
 *
 * The module has one recognizer at a time. Before a second {@link WhisperModule.init}, call {@link
 * WhisperModule.free} and wait for the status `stopped`, or create another module.
 *
 * @returns A module without a model.
 * @throws An {@link UnsupportedBrowserError} if the page is not cross-origin isolated, which whisper's threads need.
 * @throws A {@link RecognizerUnavailableError} if `@transcribe/shout` cannot be loaded.
 * @throws A {@link RecognizerLimitError} if the installed version of that package lacks functions that the library
 * needs.
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

/** One processor is left for the game. With more than eight threads, synchronization takes most of the time. */
function recognizerThreads(processors: number): number {
  return Math.min(8, Math.max(1, processors - 1));
}
