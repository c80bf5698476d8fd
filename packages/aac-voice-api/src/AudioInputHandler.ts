/**
 * Turns the microphone's sound into blocks of samples.
 *
 * @module AudioInputHandler
 */
import type {
  MicrophoneNotFoundError,
  MicrophoneUnavailableError,
  PermissionDeniedError,
  UnsupportedBrowserError,
} from './errors.js';
import { BlockCollector } from './internal/blockCollector.js';
import type { OpenMicrophone } from './internal/microphone.js';
import type { VoiceParts } from './internal/parts.js';
import { withDefaults } from './internal/parts.js';

/**
 * Listens to the microphone and delivers the audio in blocks of two seconds.
 *
 * An `AudioWorklet` captures the audio outside of the page's main thread, so no audio is lost while the game is busy.
 * It is mono, at the browser's sample rate, which {@link AudioInputHandler.getSampleRate} returns.
 *
 * @example
 * ```ts
 * import { AudioInputHandler } from '@aacommodate/aac-voice-api';
 *
 * export async function showLevel(meter: HTMLMeterElement): Promise<AudioInputHandler> {
 *   const microphone = new AudioInputHandler((chunk) => {
 *     meter.value = Math.max(...chunk.filter((_, index) => index % 100 === 0).map(Math.abs));
 *   });
 *   await microphone.startListening();
 *   return microphone;
 * }
 * ```
 */
export class AudioInputHandler {
  readonly #onAudioChunk: (chunk: Float32Array) => void;
  readonly #parts: VoiceParts;
  #microphone: OpenMicrophone | undefined;
  #collector: BlockCollector | undefined;
  #opening: Promise<void> | undefined;
  /**
   * The number of calls to `stopListening`. If it changes while a microphone is opening, that microphone is closed
   * immediately.
   */
  #stops = 0;

  /**
   * Creates a handler that isn't listening yet.
   *
   * @param onAudioChunk - Called with each block: two seconds of mono samples, for example 96,000 samples at 48,000 Hz.
   *   {@link AudioInputHandler.getSampleRate} returns the rate. Samples are usually from -1 to 1, but loud sound can
   *   exceed that range, because the browser mixes channels and changes rates. Each block is a new array, which the
   *   callback may keep. When listening stops, an incomplete block is dropped.
   *
   * @example
   * ```ts
   * import { AudioInputHandler } from '@aacommodate/aac-voice-api';
   *
   * const microphone = new AudioInputHandler((chunk) => console.log(`${chunk.length} samples`));
   * ```
   */
  constructor(onAudioChunk: (chunk: Float32Array) => void);
  /** @internal Tests replace the browser's APIs. */
  constructor(onAudioChunk: (chunk: Float32Array) => void, parts: Partial<VoiceParts>);
  constructor(onAudioChunk: (chunk: Float32Array) => void, parts: Partial<VoiceParts> = {}) {
    this.#onAudioChunk = onAudioChunk;
    this.#parts = withDefaults(parts);
  }

  /** Returns whether the microphone is on. It becomes `false` when the microphone disconnects. */
  get isListening(): boolean {
    return this.#microphone !== undefined;
  }

  /**
   * Returns the sample rate.
   *
   * @returns The rate in Hz, for example 48000; 0 while the handler isn't listening.
   *
   * @example
   * ```ts
   * import { AudioInputHandler } from '@aacommodate/aac-voice-api';
   *
   * const microphone = new AudioInputHandler((chunk) => {
   *   console.log(`${chunk.length / microphone.getSampleRate()} s`); // 2 s
   * });
   * ```
   */
  getSampleRate(): number {
    return this.#microphone?.sampleRate ?? 0;
  }

  /**
   * Requests the microphone and starts listening. Call it in response to a click or a key press; otherwise, browsers
   * may deny access.
   *
   * While the handler is listening or starting, another call does nothing. If {@link AudioInputHandler.stopListening}
   * is called before the player responds to the permission prompt, the promise is fulfilled, but nothing is captured.
   *
   * @returns A promise that is fulfilled when the microphone is on.
   * @throws A {@link PermissionDeniedError} if the player or the browser refuses.
   * @throws A {@link MicrophoneNotFoundError} if there is no microphone.
   * @throws A {@link MicrophoneUnavailableError} if the microphone cannot be opened.
   * @throws An {@link UnsupportedBrowserError} if the browser lacks a required feature, or the page is not served securely.
   *
   * @example
   * ```ts
   * import { AudioInputHandler, PermissionDeniedError } from '@aacommodate/aac-voice-api';
   *
   * const microphone = new AudioInputHandler((chunk) => console.log(chunk.length));
   *
   * export async function onMicrophoneButton(): Promise<void> {
   *   try {
   *     await microphone.startListening();
   *   } catch (error) {
   *     if (error instanceof PermissionDeniedError) console.log('Use the keyboard instead.');
   *     else throw error;
   *   }
   * }
   * ```
   */
  startListening(): Promise<void> {
    if (this.isListening) return Promise.resolve();
    if (this.#opening !== undefined) return this.#opening;
    const opening = this.#open().finally(() => {
      if (this.#opening === opening) this.#opening = undefined;
    });
    this.#opening = opening;
    return opening;
  }

  /**
   * Stops listening and releases the microphone, the audio context, and its worklet. The browser's microphone
   * indicator turns off. Does nothing if the handler isn't listening.
   *
   * @example
   * ```ts
   * import { AudioInputHandler } from '@aacommodate/aac-voice-api';
   *
   * export async function listenFor(seconds: number): Promise<void> {
   *   const microphone = new AudioInputHandler((chunk) => console.log(chunk.length));
   *   await microphone.startListening();
   *   setTimeout(() => microphone.stopListening(), seconds * 1000);
   * }
   * ```
   */
  stopListening(): void {
    this.#stops += 1;
    this.#opening = undefined;
    this.#collector = undefined;
    const microphone = this.#microphone;
    this.#microphone = undefined;
    microphone?.close();
  }

  async #open(): Promise<void> {
    const stops = this.#stops;
    const isCurrent = () => stops === this.#stops;
    const microphone = await this.#parts.openMicrophone({
      onSamples: (samples) => {
        if (isCurrent()) this.receiveSamples(samples);
      },
      onEnded: () => {
        if (isCurrent()) this.stopListening();
      },
    });
    if (!isCurrent()) {
      microphone.close();
      return;
    }
    this.#microphone = microphone;
    this.#collector = new BlockCollector({
      length: Math.round(microphone.sampleRate * this.#parts.blockSeconds),
      onBlock: (block) => this.#onAudioChunk(block),
    });
  }

  /** This is a method instead of a closure, because sequence diagrams are recorded from method calls. */
  private receiveSamples(samples: Float32Array): void {
    this.#collector?.add(samples);
  }
}
