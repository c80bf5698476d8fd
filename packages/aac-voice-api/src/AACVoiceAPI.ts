/**
 * The main class of the library, and the only one that most games need.
 *
 * @module AACVoiceAPI
 */
import { CommandConverter } from './CommandConverter.js';
import { CommandMapping } from './commandMapping.js';
import type {
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
  UnsupportedBrowserError,
} from './errors.js';
import type { Given, Surroundings } from './internal/parts.js';
import { withDefaults } from './internal/parts.js';
import { SpeechConverter } from './SpeechConverter.js';
import { showHistoryPopup } from './showHistoryPopup.js';
import type { VoiceOptions } from './voiceOptions.js';

/**
 * Adds voice commands to a game: load a model, register the commands, start.
 *
 * All instances on a page share the commands and the history, which remain when the game stops listening. Each instance
 * has its own model, microphone, and transcriptions.
 *
 * @example
 * ```ts
 * import { AACVoiceAPI } from '@aacommodate/aac-voice-api';
 * const voice = new AACVoiceAPI();
 * export async function playByVoice(player: { jump(): void }): Promise<void> {
 *   await voice.initiate('/models/ggml-tiny.en.bin', 'en');
 *   voice.addVoiceCommand('jump', () => player.jump(), { description: 'Jump over the next gap' });
 *   await voice.start();
 * }
 * ```
 */
export class AACVoiceAPI {
  readonly #parts: Surroundings;
  readonly #speech: SpeechConverter;
  readonly #converter = CommandConverter.getInstance();
  readonly #mapping = new CommandMapping();
  #stopPolling: (() => void) | undefined;
  #stops = 0;

  /**
   * Creates an instance. It has no model yet, and isn't listening.
   *
   * @param options - The recognizer to use, and its callbacks. The default recognizer is `whisper`.
   */
  constructor(options?: VoiceOptions);
  /** @internal Tests replace the browser's APIs. */
  constructor(options: Given);
  constructor(parts: Given = {}) {
    this.#parts = withDefaults(parts);
    this.#speech = new SpeechConverter(this.#parts);
  }

  /**
   * Fetches a speech model and prepares it. Call it once, before the first {@link AACVoiceAPI.start}. Another call
   * replaces the current model.
   *
   * @param url - The URL of a model in whisper.cpp's ggml format, absolute or relative to the page. Models are large,
   * so serve them with a long cache time. With the `commands` recognizer, this is the URL of the recognizer's folder.
   * @param language - The language of the speech, as a code such as `en`. The model must support it.
   * @returns A promise that is fulfilled when the model is ready.
   * @throws A {@link ModelNotFoundError}, a {@link ModelInvalidError}, an {@link UnsupportedBrowserError}, a
   * {@link RecognizerUnavailableError}, a {@link RecognizerLimitError}, or a {@link RecognizerFailedError}, as
   * {@link SpeechConverter.init} does. A {@link PronunciationError} is thrown only by {@link AACVoiceAPI.start}.
   *
   * @example
   * ```ts
   * import { AACVoiceAPI, ModelNotFoundError } from '@aacommodate/aac-voice-api';
   *
   * export async function load(voice: AACVoiceAPI, message: HTMLElement): Promise<void> {
   *   try {
   *     await voice.initiate('/models/ggml-tiny.en.bin', 'en');
   *   } catch (error) {
   *     if (!(error instanceof ModelNotFoundError)) throw error;
   *     message.textContent = `No model at ${error.url} (status ${error.status}). Use the keys for now.`;
   *   }
   * }
   * ```
   */
  initiate(url: string, language: string): Promise<void> {
    return this.#speech.init(url, language);
  }

  /**
   * Starts listening. When the player says the name of an active command, the command's action runs.
   *
   * Call it in response to a click or a key press; otherwise, browsers may deny access to the microphone. Does nothing
   * if already listening. If {@link AACVoiceAPI.initiate} is still running, waits until it is done. With the `commands`
   * recognizer, fails with a {@link PronunciationError} if a word of an active command has no pronunciation.
   *
   * @returns A promise that is fulfilled when the microphone is on, or when {@link AACVoiceAPI.stop} is called first.
   * @throws A {@link NotInitializedError} if no model is loaded.
   * @throws A {@link PermissionDeniedError}, a {@link MicrophoneNotFoundError}, a {@link MicrophoneUnavailableError}, or
   * an {@link UnsupportedBrowserError}, as {@link SpeechConverter.startListening} does.
   *
   * @example
   * ```ts
   * import { AACVoiceAPI, VoiceApiError } from '@aacommodate/aac-voice-api';
   *
   * export function connect(voice: AACVoiceAPI, button: HTMLButtonElement, message: HTMLElement): void {
   *   button.addEventListener('click', async () => {
   *     try {
   *       await voice.start();
   *       message.textContent = `Say ${voice.getCommands().join(', ')}.`;
   *     } catch (error) {
   *       if (!(error instanceof VoiceApiError)) throw error;
   *       message.textContent = error.message;
   *     }
   *   });
   * }
   * ```
   */
  async start(): Promise<void> {
    const stops = this.#stops;
    await this.#speech.startListening();
    // While this call waited, the game may have called `stop`, or another call to `start` may have started polling.
    if (stops !== this.#stops || this.#stopPolling) return;
    this.#stopPolling = this.#parts.repeat(() => this.#runCommands(), this.#parts.pollInterval);
  }

  /**
   * Stops listening and releases the microphone. Words that whisper has not recognized yet have no effect. The model,
   * commands, and history remain, so you can call {@link AACVoiceAPI.start} again. Does nothing if not listening.
   *
   * @example
   * ```ts
   * import type { AACVoiceAPI } from '@aacommodate/aac-voice-api';
   *
   * export function stopWhenHidden(voice: AACVoiceAPI): void {
   *   document.addEventListener('visibilitychange', () => {
   *     if (document.hidden) voice.stop();
   *   });
   * }
   * ```
   */
  stop(): void {
    this.#stops += 1;
    this.#stopPolling?.();
    this.#stopPolling = undefined;
    this.#speech.stopListening();
  }

  /**
   * Returns all text recognized so far, oldest first, including text that names no command.
   *
   * @returns A new array with one string for each transcription.
   *
   * @example
   * ```ts
   * import type { AACVoiceAPI } from '@aacommodate/aac-voice-api';
   *
   * export function showLastText(voice: AACVoiceAPI, line: HTMLElement): void {
   *   line.textContent = voice.getTranscribedFull().at(-1) ?? '';
   * }
   * ```
   */
  getTranscribedFull(): string[] {
    return this.#speech.getLoggedText();
  }

  /**
   * Opens a dialog with the commands that were run, as {@link showHistoryPopup} does.
   *
   * @throws An {@link UnsupportedBrowserError} if there is no document, as on a server.
   *
   * @example
   * ```ts
   * import type { AACVoiceAPI } from '@aacommodate/aac-voice-api';
   *
   * export function addHistoryButton(voice: AACVoiceAPI, button: HTMLButtonElement): void {
   *   button.addEventListener('click', () => voice.displayCommandHistory());
   * }
   * ```
   */
  displayCommandHistory(): void {
    showHistoryPopup();
  }

  /**
   * Registers a command. You can call this at any time, even while the game is listening.
   *
   * @param name - The word or phrase that runs the command, such as `jump` or `turn around`. Case and surrounding
   * whitespace are ignored.
   * @param action - The function to call when a player says the name. If it throws, the command is logged as failed.
   * @param options - Additional settings of the command.
   * @param options.description - A human-readable description of the command. `''` by default.
   * @param options.active - Whether the command runs when a player says the name. `true` by default.
   * @returns `false` if the name is empty or taken, in which case nothing changes.
   *
   * @example
   * ```ts
   * import type { AACVoiceAPI } from '@aacommodate/aac-voice-api';
   *
   * export function addJump(voice: AACVoiceAPI, jump: () => void): void {
   *   for (const name of ['jump', 'hop', 'leap']) voice.addVoiceCommand(name, jump, { description: 'Jump' });
   * }
   * ```
   */
  addVoiceCommand(
    name: string,
    action: () => void,
    options?: { description?: string; active?: boolean },
  ): boolean {
    return this.#mapping.addCommand(name, action, options);
  }

  /**
   * Removes a command. You can call this at any time, even while the game is listening.
   *
   * @param name - The command's name.
   * @returns Whether the command existed.
   *
   * @example
   * ```ts
   * import type { AACVoiceAPI } from '@aacommodate/aac-voice-api';
   *
   * export function replaceCommand(voice: AACVoiceAPI, name: string, action: () => void): void {
   *   voice.removeVoiceCommand(name);
   *   voice.addVoiceCommand(name, action);
   * }
   * ```
   */
  removeVoiceCommand(name: string): boolean {
    return this.#mapping.removeCommand(name);
  }

  /**
   * Returns whether there is a command with this name, active or not.
   *
   * @param name - The name to look for.
   * @returns Whether a command with this name is registered.
   *
   * @example
   * ```ts run
   * import { AACVoiceAPI } from '@aacommodate/aac-voice-api';
   *
   * const voice = new AACVoiceAPI();
   * voice.addVoiceCommand('jump', () => {});
   * console.log(voice.isRegistered(' JUMP '));
   * ```
   *
   * ```text output
   * true
   * ```
   */
  isRegistered(name: string): boolean {
    return this.#mapping.hasCommand(name);
  }

  /**
   * Returns the names of all commands, including inactive ones, in the order in which they were registered.
   *
   * @returns A new array.
   *
   * @example
   * ```ts
   * import type { AACVoiceAPI } from '@aacommodate/aac-voice-api';
   *
   * export function help(voice: AACVoiceAPI): string {
   *   return `You can say: ${voice.getCommands().join(', ')}`;
   * }
   * ```
   */
  getCommands(): string[] {
    return this.#mapping.getAllCommands();
  }

  /**
   * Removes all commands on the page, for example between two levels with different controls.
   *
   * @example
   * ```ts
   * import type { AACVoiceAPI } from '@aacommodate/aac-voice-api';
   *
   * export function enterMenu(voice: AACVoiceAPI, close: () => void): void {
   *   voice.clearCommands();
   *   voice.addVoiceCommand('close', close);
   * }
   * ```
   */
  clearCommands(): void {
    this.#mapping.clearAllCommands();
  }

  #runCommands(): void {
    const text = this.#speech.getTranscribed();
    if (text !== '') this.#converter.processTranscription(text);
  }
}
