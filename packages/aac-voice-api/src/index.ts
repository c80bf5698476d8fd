/**
 * The entry point of the `@aacommodate/aac-voice-api` package.
 *
 * Most games need only {@link AACVoiceAPI}. The classes that `AACVoiceAPI` uses are also exported, for games that need
 * only some of its features.
 *
 * @module index
 */
export { AACVoiceAPI } from './AACVoiceAPI.js';
export { AudioInputHandler } from './AudioInputHandler.js';
export { CommandConverter } from './CommandConverter.js';
export type { CommandLogEntry } from './CommandHistory.js';
export { CommandHistory } from './CommandHistory.js';
export type { GameCommand } from './commandLibrary.js';
export { CommandLibrary } from './commandLibrary.js';
export { CommandMapping } from './commandMapping.js';
export type { VoiceApiErrorCode } from './errors.js';
export {
  MicrophoneNotFoundError,
  MicrophoneUnavailableError,
  ModelInvalidError,
  ModelNotFoundError,
  NotInitializedError,
  PermissionDeniedError,
  PronunciationError,
  RecognizerFailedError,
  RecognizerLimitError,
  RecognizerUnavailableError,
  SimilarCommandsError,
  UnsupportedBrowserError,
  VoiceApiError,
} from './errors.js';
export type { transcribedLogEntry } from './SpeechConverter.js';
export { SpeechConverter } from './SpeechConverter.js';
export { showHistoryPopup } from './showHistoryPopup.js';
export type { HeardSpeech, LoadProgress, RecognizerName, VoiceOptions } from './voiceOptions.js';
export type { WhisperModule } from './whisper/libstream.js';
export { default as createWhisperModule } from './whisper/libstream.js';
