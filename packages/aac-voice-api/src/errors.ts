/**
 * Identifies the kind of error, so a program can handle each kind differently. Each error class has one of these values
 * as its `code`.
 */
export type VoiceApiErrorCode =
  | 'permission-denied'
  | 'microphone-not-found'
  | 'microphone-unavailable'
  | 'unsupported-browser'
  | 'model-not-found'
  | 'model-invalid'
  | 'recognizer-unavailable'
  | 'recognizer-limit'
  | 'recognizer-failed'
  | 'no-pronunciation'
  | 'similar-commands'
  | 'not-initialized';

/**
 * The base class of every error that the library throws deliberately. The message says what to do, so a game can show
 * it to the player.
 *
 * @example
 * ```ts
 * import { AACVoiceAPI, VoiceApiError } from '@aacommodate/aac-voice-api';
 *
 * export async function listen(voice: AACVoiceAPI, say: (text: string) => void): Promise<void> {
 *   try {
 *     await voice.start();
 *   } catch (error) {
 *     if (!(error instanceof VoiceApiError)) throw error;
 *     say(error.code === 'permission-denied' ? 'The game may not listen. Use the keys.' : error.message);
 *   }
 * }
 * ```
 */
export class VoiceApiError extends Error {
  /** The kind of error. It is the same in all versions and languages of the library. */
  readonly code: VoiceApiErrorCode;

  /**
   * @param code - The kind of error.
   * @param message - What happened and what to do about it.
   * @param options - The underlying error, as `cause`, if there is one.
   */
  constructor(code: VoiceApiErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
  }
}

/**
 * The player, or a setting of the browser or the page, denied access to the microphone.
 *
 * @remarks Explain why the game needs the microphone; offer manual control.
 */
export class PermissionDeniedError extends VoiceApiError {
  /** @param options - The browser's own error, as `cause`. */
  constructor(options?: ErrorOptions) {
    super(
      'permission-denied',
      'The page isn’t allowed to use the microphone. Allow it in the browser’s settings, then start again.',
      options,
    );
  }
}

/**
 * The device has no microphone.
 *
 * @remarks Tell the player; offer manual control.
 */
export class MicrophoneNotFoundError extends VoiceApiError {
  /** @param options - The browser's own error, as `cause`. */
  constructor(options?: ErrorOptions) {
    super('microphone-not-found', 'No microphone was found. Connect one, then start again.', options);
  }
}

/**
 * There is a microphone, but it can't be opened: another program may be using it.
 *
 * @remarks Tell the player to close other programs that use the microphone.
 */
export class MicrophoneUnavailableError extends VoiceApiError {
  /** @param options - The browser's own error, as `cause`. */
  constructor(options?: ErrorOptions) {
    super(
      'microphone-unavailable',
      'The microphone failed to open. Close other programs that use it, then start again.',
      options,
    );
  }
}

/**
 * The browser lacks a feature that the library needs, or the page isn't served in the required way.
 *
 * @remarks Do what the message says; offer manual control.
 */
export class UnsupportedBrowserError extends VoiceApiError {
  /** The missing feature, for example `AudioWorklet`. */
  readonly missing: string;

  /**
   * @param details - The missing feature, and a complete sentence that says what to do about it.
   * @param options - The browser's own error, as `cause`.
   */
  constructor(details: { missing: string; advice: string }, options?: ErrorOptions) {
    const { missing, advice } = details;
    super('unsupported-browser', `This page lacks ${missing}. ${advice}`, options);
    this.missing = missing;
  }
}

/**
 * There is no model at the URL.
 *
 * @remarks Offer manual control; let the player try again.
 */
export class ModelNotFoundError extends VoiceApiError {
  /** The requested URL, unchanged. */
  readonly url: string;
  /** The HTTP status of the response; 0 if there was no response that the page can read. */
  readonly status: number;

  /**
   * @param details - The requested URL, the HTTP status of the response (0 for none), and a complete sentence that says
   * what to do about it.
   * @param options - The browser's own error, as `cause`.
   */
  constructor(details: { url: string; status: number; advice: string }, options?: ErrorOptions) {
    const { url, status, advice } = details;
    const answer = status === 0 ? 'no response that this page can read' : `status ${status}`;
    super('model-not-found', `The speech model at "${url}" failed to load (${answer}). ${advice}`, options);
    this.url = url;
    this.status = status;
  }
}

/**
 * The file at the model's URL isn't a model that the recognizer can read.
 *
 * @remarks Correct the URL, or replace the file.
 */
export class ModelInvalidError extends VoiceApiError {
  /** The requested URL, unchanged. */
  readonly url: string;

  /**
   * @param url - The requested URL.
   * @param reason - The recognizer's message, or an empty string.
   */
  constructor(url: string, reason: string) {
    const said = reason === '' ? '' : ` (${reason})`;
    super(
      'model-invalid',
      `The file at "${url}" isn’t a model that Whisper can read${said}. Use a model in whisper.cpp’s ggml format.`,
    );
    this.url = url;
  }
}

/**
 * The speech recognizer, the `@transcribe/shout` package, could not be loaded.
 *
 * @remarks Install the package; offer manual control.
 */
export class RecognizerUnavailableError extends VoiceApiError {
  /** @param options - The error from the import. */
  constructor(options?: ErrorOptions) {
    super(
      'recognizer-unavailable',
      'The speech recognizer failed to load. Install version 1 of "@transcribe/shout", and check that it is served.',
      options,
    );
  }
}

/**
 * The speech recognizer was used in a way that the installed `@transcribe/shout` package does not support.
 *
 * @remarks Do what the message says.
 */
export class RecognizerLimitError extends VoiceApiError {
  /** @param advice - What isn't supported, and what to do instead. */
  constructor(advice: string) {
    super('recognizer-limit', advice);
  }
}

/**
 * The command recognizer stopped because of an error.
 *
 * @remarks Start listening again; offer manual control.
 */
export class RecognizerFailedError extends VoiceApiError {
  /** @param reason - The recognizer's message. */
  constructor(reason: string) {
    super(
      'recognizer-failed',
      `The recognizer stopped (${reason}). Start again. If it stops again, reload the page.`,
    );
  }
}

/**
 * A command can't be recognized, because a word in its name has no pronunciation.
 *
 * @remarks Give the pronunciation, or choose another word.
 */
export class PronunciationError extends VoiceApiError {
  /** The name of the command. */
  readonly command: string;
  /** The word in the name that has no pronunciation. */
  readonly word: string;

  /** @param details - The command's name, the word in it that has no pronunciation, and the recognizer's language. */
  constructor(details: { name: string; word: string; language: string }) {
    const { name, word, language } = details;
    super(
      'no-pronunciation',
      `The command "${name}" can't be recognized: there is no pronunciation for "${word}" in the language "${language}". ` +
        'Pass one to the constructor, in the notation of the CMU Pronouncing Dictionary: ' +
        `{ pronunciations: { ${JSON.stringify(word)}: 'JH AH M P' } }. Or use another word.`,
    );
    this.command = name;
    this.word = word;
  }
}

/**
 * Two commands sound alike, so the recognizer may mistake one for the other. Both commands still work.
 *
 * @remarks Rename one of them, for example to a name of two words.
 */
export class SimilarCommandsError extends VoiceApiError {
  /** The name of one of the two commands. */
  readonly command: string;
  /** The name of the other command. */
  readonly other: string;

  /** @param details - The two names. */
  constructor(details: { name: string; other: string }) {
    const { name, other } = details;
    super(
      'similar-commands',
      `The commands "${name}" and "${other}" sound alike, so one may be heard as the other. ` +
        'Rename one of them, for example to a name of two words.',
    );
    this.command = name;
    this.other = other;
  }
}

/**
 * Listening was started before a model was loaded.
 *
 * @remarks Call `initiate()` first.
 */
export class NotInitializedError extends VoiceApiError {
  /** Takes no arguments, because the cause and the solution are always the same. */
  constructor() {
    super('not-initialized', 'No speech model is loaded. Await initiate() (or init()) before you start.');
  }
}
