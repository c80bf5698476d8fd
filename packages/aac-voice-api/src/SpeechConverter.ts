/**
 * Turns speech into text with the microphone, a resampler, and the speech recognizer.
 *
 * @module SpeechConverter
 */

import { AudioInputHandler } from './AudioInputHandler.js';
import type {
  MicrophoneNotFoundError,
  MicrophoneUnavailableError,
  ModelInvalidError,
  ModelNotFoundError,
  PermissionDeniedError,
  RecognizerLimitError,
  RecognizerUnavailableError,
  UnsupportedBrowserError,
} from './errors.js';
import { NotInitializedError } from './errors.js';
import type { Given, Surroundings } from './internal/parts.js';
import { withDefaults } from './internal/parts.js';
import type { Recognizer } from './internal/recognizer.js';
import { loadRecognizer } from './internal/recognizer.js';
import { Resampler } from './internal/resampler.js';
import { spokenText } from './internal/text.js';
import type { VoiceOptions } from './voiceOptions.js';

/** The sample rate that `whisper` and `commands` expect, in Hz. */
const RECOGNIZER_RATE = 16_000;

/** A transcription and its timestamp. */
export interface transcribedLogEntry {
  /** When the text was fetched from the recognizer. */
  readonly timestamp: Date;
  /** The text, without markers for silence such as `[BLANK_AUDIO]`. */
  readonly transcribedText: string;
}

/**
 * Turns speech into text: it owns the microphone and the whisper module, passes sound from the microphone to the
 * module, and keeps a log of the results.
 *
 * Whisper gets the sound in blocks of two seconds at 16,000 Hz. Once whisper has recognized a block, fetch the text
 * with {@link SpeechConverter.getTranscribed}. {@link AACVoiceAPI} calls that method every 200 ms.
 *
 * @example
 * ```ts
 * import { SpeechConverter } from '@aacommodate/aac-voice-api';
 *
 * export async function subtitle(line: HTMLElement): Promise<() => void> {
 *   const speech = new SpeechConverter();
 *   await speech.init('/models/ggml-tiny.en.bin', 'en');
 *   await speech.startListening();
 *   const timer = setInterval(() => {
 *     const text = speech.getTranscribed();
 *     if (text !== '') line.textContent = text;
 *   }, 200);
 *   return () => {
 *     clearInterval(timer);
 *     speech.stopListening();
 *   };
 * }
 * ```
 */
export class SpeechConverter {
  readonly #parts: Surroundings;
  readonly #audio: AudioInputHandler;
  #recognizer: Recognizer | undefined;
  #resampler: Resampler | undefined;
  readonly #log: transcribedLogEntry[] = [];
  /**
   * Settles when the latest call to `init` is done, and never rejects. Calls run one after the other. Otherwise, an
   * earlier call could finish last and replace the newer model.
   */
  #loading: Promise<void> = Promise.resolve();
  #stops = 0;
  /** Whether whisper may still return text that was said before the last stop. */
  #hasStaleText = false;

  /**
   * Creates a converter without a model.
   *
   * @param options - The recognizer to use, and its callbacks. The default recognizer is `whisper`.
   *
   * @example
   * ```ts run
   * import { SpeechConverter } from '@aacommodate/aac-voice-api';
   *
   * const speech = new SpeechConverter();
   * console.log(speech.getStatus());
   * ```
   *
   * ```text output
   * loading
   * ```
   */
  constructor(options?: VoiceOptions);
  /** @internal Tests replace the browser's APIs. */
  constructor(options: Given);
  constructor(parts: Given = {}) {
    this.#parts = withDefaults(parts);
    this.#audio = new AudioInputHandler((chunk) => this.transcribe(chunk), this.#parts);
  }

  /**
   * Fetches a model and starts the recognizer with it. Another call replaces the model.
   *
   * @param modelPath - The URL of a model in whisper.cpp's ggml format, absolute or relative to the page. With the
   * `commands` recognizer, this is the URL of the folder with the recognizer's files.
   * @param lang - The language of the speech, as a code such as `en`. The model must support it.
   * @returns A promise that is fulfilled when the recognizer is ready.
   * @throws A {@link ModelNotFoundError} if there is no file at the URL. The error contains the URL and the HTTP
   * status.
   * @throws A {@link ModelInvalidError} if the file isn't a model that whisper can read.
   * @throws An {@link UnsupportedBrowserError} if the page is not cross-origin isolated.
   * @throws A {@link RecognizerUnavailableError} if `@transcribe/shout` cannot be loaded.
   * @throws A {@link RecognizerLimitError} if the installed version of that package lacks functions that the library
   * needs.
   * @throws A {@link RecognizerFailedError} if the recognizer is `commands` and its worker fails. A
   * {@link PronunciationError} is thrown only by {@link SpeechConverter.startListening}.
   *
   * @example
   * ```ts
   * import { ModelNotFoundError, SpeechConverter } from '@aacommodate/aac-voice-api';
   *
   * export async function load(speech: SpeechConverter): Promise<void> {
   *   try {
   *     await speech.init('/models/ggml-tiny.en.bin', 'en');
   *   } catch (error) {
   *     if (error instanceof ModelNotFoundError) console.log(`${error.url}: status ${error.status}`);
   *     throw error;
   *   }
   * }
   * ```
   */
  init(modelPath: string, lang: string): Promise<void> {
    const loaded = this.#loading.then(() => this.#load(modelPath, lang));
    this.#loading = loaded.catch(() => {});
    return loaded;
  }

  /**
   * Starts listening. Call it in response to a click or a key press. If {@link SpeechConverter.init} is still running,
   * waits until it is done. With the `commands` recognizer, fails with a {@link PronunciationError} if a word of an
   * active command has no pronunciation.
   *
   * @returns A promise that is fulfilled when the microphone is on, or when {@link SpeechConverter.stopListening} is
   * called first.
   * @throws A {@link NotInitializedError} if no model is loaded.
   * @throws A {@link PermissionDeniedError}, a {@link MicrophoneNotFoundError}, a
   * {@link MicrophoneUnavailableError}, or an {@link UnsupportedBrowserError}, as {@link AudioInputHandler.startListening} does.
   *
   * @example
   * ```ts
   * import type { SpeechConverter } from '@aacommodate/aac-voice-api';
   *
   * export function listenOnClick(button: HTMLButtonElement, speech: SpeechConverter): void {
   *   button.addEventListener('click', () => {
   *     speech.startListening().catch((error: Error) => {
   *       button.textContent = error.message;
   *     });
   *   });
   * }
   * ```
   */
  async startListening(): Promise<void> {
    const stops = this.#stops;
    await this.#loading;
    if (stops !== this.#stops) return;
    if (!this.#recognizer) throw new NotInitializedError();
    await this.#recognizer.module.start?.();
    if (stops !== this.#stops) return;
    await this.#audio.startListening();
    if (stops === this.#stops) this.#dropStaleText();
  }

  /**
   * Stops listening and releases the microphone. The model stays loaded, so you can start listening again.
   *
   * @example
   * ```ts
   * import type { SpeechConverter } from '@aacommodate/aac-voice-api';
   *
   * export function pause(speech: SpeechConverter): void {
   *   speech.stopListening();
   * }
   * ```
   */
  stopListening(): void {
    this.#stops += 1;
    this.#hasStaleText ||= this.#audio.isListening;
    this.#audio.stopListening();
    this.#recognizer?.module.stop?.();
    this.#resampler = undefined;
  }

  /**
   * Returns the text recognized since the last call, and logs it.
   *
   * Call it several times a second: some builds of whisper keep only the newest text.
   *
   * @returns The text; an empty string if there is none, or only silence (`[BLANK_AUDIO]`).
   *
   * @example
   * ```ts
   * import { CommandConverter } from '@aacommodate/aac-voice-api';
   * import type { SpeechConverter } from '@aacommodate/aac-voice-api';
   *
   * export function poll(speech: SpeechConverter): void {
   *   CommandConverter.getInstance().processTranscription(speech.getTranscribed());
   * }
   * ```
   */
  getTranscribed(): string {
    const transcribedText = spokenText(this.#recognizer?.module.get_transcribed() ?? '');
    if (transcribedText !== '') this.#log.push({ timestamp: new Date(), transcribedText });
    return transcribedText;
  }

  /**
   * Returns the text of every result that {@link SpeechConverter.getTranscribed} has fetched so far, oldest first.
   *
   * @returns A new array.
   *
   * @example
   * ```ts
   * import type { SpeechConverter } from '@aacommodate/aac-voice-api';
   *
   * export function lastHeard(speech: SpeechConverter): string {
   *   return speech.getLoggedText().at(-1) ?? 'nothing yet';
   * }
   * ```
   */
  getLoggedText(): string[] {
    return this.#log.map(({ transcribedText }) => transcribedText);
  }

  /**
   * Returns the status of the recognizer.
   *
   * @returns `loading` until {@link SpeechConverter.init} is done; then the status of the whisper module, such as
   * `waiting` or `processing`.
   *
   * @example
   * ```ts
   * import type { SpeechConverter } from '@aacommodate/aac-voice-api';
   *
   * export function isBusy(speech: SpeechConverter): boolean {
   *   return speech.getStatus() === 'processing';
   * }
   * ```
   */
  getStatus(): string {
    return this.#recognizer?.module.get_status() ?? 'loading';
  }

  async #load(url: string, language: string): Promise<void> {
    this.#recognizer?.module.free(this.#recognizer.index);
    this.#recognizer = undefined;
    this.#recognizer = await loadRecognizer({ url, language, parts: this.#parts });
  }

  /** A word said before a pause must not run a command after the pause. */
  #dropStaleText(): void {
    if (this.#hasStaleText) this.#recognizer?.module.get_transcribed();
    this.#hasStaleText = false;
  }

  /** This is a method instead of a closure, because sequence diagrams are recorded from method calls. */
  private transcribe(chunk: Float32Array): void {
    const rate = this.#audio.getSampleRate();
    // The rate may have changed, because the player may have switched to another microphone.
    if (this.#resampler?.fromRate !== rate) {
      this.#resampler = new Resampler({ fromRate: rate, toRate: RECOGNIZER_RATE });
    }
    const audio = this.#resampler.process(chunk);
    this.#recognizer?.module.set_audio(this.#recognizer.index, audio);
  }
}
