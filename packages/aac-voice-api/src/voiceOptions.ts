/**
 * What an {@link AACVoiceAPI} or a {@link SpeechConverter} can be configured with: above all, which recognizer to use.
 *
 * @module voiceOptions
 */
import type { PronunciationError, VoiceApiError } from './errors.js';

/**
 * Which recognizer listens.
 *
 * - `whisper` understands any words, in many languages. It needs a model of 30 MB or more, the package
 *   `@transcribe/shout` and a cross-origin isolated page, and it hears blocks of two seconds.
 * - `commands` hears nothing but the registered commands, in English or French. It comes with this library, fetches 4.3 MB, needs no
 *   special headers, and answers about half a second after the last word.
 */
export type RecognizerName = 'whisper' | 'commands';

/** How much of the recognizer and its model has arrived. */
export interface LoadProgress {
  /** Bytes that have arrived. */
  readonly loaded: number;
  /** Bytes in all. */
  readonly total: number;
}

/** What the recognizer `commands` made of an utterance. */
export interface HeardSpeech {
  /** The name of the command that the sound is most like; an empty string if none comes near. */
  readonly command: string;
  /** How sure the recognizer is, from 0 to 1. */
  readonly confidence: number;
  /** Whether the confidence was enough, so that the command is run. */
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
   * For `commands`: the confidence, from 0 to 1, that a command must reach to be run; 0.5 by default. More means that
   * fewer other words run a command, and that more commands have to be said twice.
   */
  readonly minConfidence?: number | undefined;
  /**
   * For `commands`: how words are pronounced that no dictionary has, in the phones of the CMU Pronouncing Dictionary:
   * `{ pikachu: 'P IY K AH CH UW' }`. Without it, English words get a pronunciation by rules.
   */
  readonly pronunciations?: Readonly<Record<string, string>> | undefined;
  /** For `commands`: called while {@link AACVoiceAPI.initiate} fetches the recognizer. */
  readonly onProgress?: ((progress: LoadProgress) => void) | undefined;
  /** For `commands`: called when someone starts to speak and when they stop. */
  readonly onSpeech?: ((isSpeaking: boolean) => void) | undefined;
  /** For `commands`: called for each utterance, including those that run nothing. */
  readonly onHeard?: ((heard: HeardSpeech) => void) | undefined;
  /**
   * For `commands`: called for errors while it listens, such as a {@link PronunciationError} for a command that was
   * registered meanwhile. Without it, the error is written to the console.
   */
  readonly onProblem?: ((error: PronunciationError | VoiceApiError) => void) | undefined;
}
