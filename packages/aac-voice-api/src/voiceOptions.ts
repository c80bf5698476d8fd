/**
 * The options of {@link AACVoiceAPI} and {@link SpeechConverter}, such as which recognizer to use.
 *
 * @module voiceOptions
 */
import type { PronunciationError, SimilarCommandsError, VoiceApiError } from './errors.js';

/**
 * Which recognizer listens.
 *
 * - `whisper` understands any words, in many languages. It needs a model of 30 MB or more, the
 *   `@transcribe/shout` package, and a cross-origin isolated page, and it processes sound in blocks of two seconds.
 * - `commands` hears only the registered commands, in English or French. It comes with this library, fetches 4.3 MB,
 *   needs no special headers, and responds about half a second after the last word.
 */
export type RecognizerName = 'whisper' | 'commands';

/** How much of the recognizer and its model has been downloaded. */
export interface LoadProgress {
  /** Bytes downloaded so far. */
  readonly loaded: number;
  /** Bytes in total. */
  readonly total: number;
}

/** What the `commands` recognizer heard in an utterance. */
export interface HeardSpeech {
  /** The name of the most similar command; an empty string if none is similar. */
  readonly command: string;
  /** How confident the recognizer is, from 0 to 1. */
  readonly confidence: number;
  /** Whether the confidence was high enough to run the command. */
  readonly accepted: boolean;
  /** The time from the end of the speech to this call, in milliseconds. */
  readonly latency: number;
}

/**
 * Options of {@link AACVoiceAPI} and {@link SpeechConverter}.
 *
 * @example
 * ```ts
 * import { AACVoiceAPI } from '@aacommodate/aac-voice-api';
 *
 * export const voice = new AACVoiceAPI({
 *   recognizer: 'commands',
 *   onHeard: ({ command, confidence, accepted }) => {
 *     console.log(`${command}: ${Math.round(confidence * 100)} %${accepted ? '' : ', not sure enough'}`);
 *   },
 * });
 * ```
 */
export interface VoiceOptions {
  /** Which recognizer listens; `whisper` by default. */
  readonly recognizer?: RecognizerName | undefined;
  /**
   * For `commands`: the confidence, from 0 to 1, that a command must reach to run; 0.5 by default. With a higher value,
   * fewer other words run a command, and more commands have to be repeated.
   */
  readonly minConfidence?: number | undefined;
  /**
   * For `commands`: pronunciations of words that no dictionary has, in the phones of the CMU Pronouncing Dictionary:
   * `{ pikachu: 'P IY K AH CH UW' }`. Other English words get a pronunciation from rules.
   */
  readonly pronunciations?: Readonly<Record<string, string>> | undefined;
  /** For `commands`: called while {@link AACVoiceAPI.initiate} fetches the recognizer. */
  readonly onProgress?: ((progress: LoadProgress) => void) | undefined;
  /** For `commands`: called when someone starts to speak and when they stop. */
  readonly onSpeech?: ((isSpeaking: boolean) => void) | undefined;
  /** For `commands`: called for each utterance, including those that run nothing. */
  readonly onHeard?: ((heard: HeardSpeech) => void) | undefined;
  /**
   * For `commands`: called with errors that occur while listening, such as a {@link PronunciationError} for a command
   * registered in the meantime, and with a {@link SimilarCommandsError} for two commands that sound alike. By
   * default, they are written to the console.
   */
  readonly onProblem?:
    | ((error: PronunciationError | SimilarCommandsError | VoiceApiError) => void)
    | undefined;
}
