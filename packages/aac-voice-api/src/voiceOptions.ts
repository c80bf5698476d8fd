/**
 * The options of {@link AACVoiceAPI} and {@link SpeechConverter}, such as which recognizer to use.
 *
 * @module voiceOptions
 */
import type { PronunciationError, SimilarCommandsError, VoiceApiError } from './errors.js';

/**
 * The speech recognizer to use.
 *
 * - `whisper` recognizes any words, in many languages. It needs a model of 30 MB or more, the `@transcribe/shout`
 *   package, and a cross-origin isolated page, and it processes sound in blocks of two seconds.
 * - `commands` recognizes only the registered commands, in English or French. It is included in this library, downloads
 *   4.3 MB, needs no special headers, and responds about half a second after the last word.
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
  /** The time from the end of the speech to the call of `onHeard`, in milliseconds. */
  readonly latency: number;
}

/**
 * The options of {@link AACVoiceAPI} and {@link SpeechConverter}.
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
  /** The recognizer to use; `whisper` by default. */
  readonly recognizer?: RecognizerName | undefined;
  /**
   * For `commands`: the minimum confidence, from 0 to 1, at which a command runs; 0.5 by default. With a higher value,
   * other words run a command less often, but players must repeat their commands more often.
   */
  readonly minConfidence?: number | undefined;
  /**
   * For `commands`: pronunciations of words that the dictionary lacks, in the notation of the CMU Pronouncing Dictionary, for
   * example `{ pikachu: 'P IY K AH CH UW' }`. Other English words that the dictionary lacks are pronounced by rules.
   */
  readonly pronunciations?: Readonly<Record<string, string>> | undefined;
  /** For `commands`: called while {@link AACVoiceAPI.initiate} fetches the recognizer. */
  readonly onProgress?: ((progress: LoadProgress) => void) | undefined;
  /** For `commands`: called when someone starts to speak and when they stop. */
  readonly onSpeech?: ((isSpeaking: boolean) => void) | undefined;
  /** For `commands`: called for each utterance, even if it runs no command. */
  readonly onHeard?: ((heard: HeardSpeech) => void) | undefined;
  /**
   * For `commands`: called with errors that occur while listening, such as a {@link PronunciationError} for a command
   * that was registered after the start, and with a {@link SimilarCommandsError} for two commands that sound alike. By
   * default, errors are written to the console.
   */
  readonly onProblem?:
    | ((error: PronunciationError | SimilarCommandsError | VoiceApiError) => void)
    | undefined;
}
