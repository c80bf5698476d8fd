/**
 * Turns recognized text into actions.
 *
 * @module CommandConverter
 */

import type { CommandLogEntry } from './CommandHistory.js';
import { CommandHistory } from './CommandHistory.js';
import type { GameCommand } from './commandLibrary.js';
import { CommandLibrary } from './commandLibrary.js';
import { tokens, withoutPunctuation } from './internal/text.js';

/**
 * Finds the commands in transcribed text and runs them. Each page has one converter.
 *
 * @example
 * ```ts run
 * import { CommandConverter, CommandMapping } from '@aacommodate/aac-voice-api';
 *
 * new CommandMapping().addCommand('jump', () => console.log('up'));
 * CommandConverter.getInstance().processTranscription('Um, jump please!');
 * ```
 *
 * ```text output
 * up
 * ```
 */
export class CommandConverter {
  static #instance: CommandConverter | undefined;

  readonly #library = CommandLibrary.getInstance();
  readonly #history = CommandHistory.getInstance();

  private constructor() {}

  /**
   * Returns the page's only converter.
   *
   * @returns The same object each time.
   *
   * @example
   * ```ts run
   * import { CommandConverter } from '@aacommodate/aac-voice-api';
   *
   * console.log(CommandConverter.getInstance() === CommandConverter.getInstance());
   * ```
   *
   * ```text output
   * true
   * ```
   */
  static getInstance(): CommandConverter {
    CommandConverter.#instance ??= new CommandConverter();
    return CommandConverter.#instance;
  }

  /**
   * Runs the active commands named in the text, in spoken order. A command that is named twice runs twice.
   *
   * The text is split at whitespace, and punctuation is ignored. The longest matching name takes precedence: if `turn`
   * and `turn around` are registered, "turn around" runs only the second command. Each run is logged in the
   * {@link CommandHistory}. An action that throws is logged as `failed`, and the converter continues with the next
   * word. An action that returns a promise counts as a success as soon as it returns.
   *
   * @param transcription - What was said.
   * @returns The commands that ran, including those that failed, in the order in which they ran.
   *
   * @example
   * ```ts run
   * import { CommandConverter, CommandMapping } from '@aacommodate/aac-voice-api';
   *
   * const commands = new CommandMapping();
   * commands.addCommand('left', () => console.log('left'));
   * commands.addCommand('jump', () => console.log('up'));
   *
   * const run = CommandConverter.getInstance().processTranscription('Left, then jump. JUMP!');
   * console.log(run.map(({ name }) => name));
   * ```
   *
   * ```text output
   * left
   * up
   * up
   * [ 'left', 'jump', 'jump' ]
   * ```
   */
  processTranscription(transcription: string): GameCommand[] {
    const commands: GameCommand[] = [];
    const words = tokens(transcription);
    // A single word can match only a one-word name, so the length of the longest name isn't needed.
    const longest = words.length > 1 ? this.#longestName() : 1;
    for (let start = 0; start < words.length; ) {
      const found = this.#findLongest(words.slice(start, start + longest));
      start += found?.length ?? 1;
      if (found === undefined) continue;
      const { command } = found;
      commands.push(command);
      this.#history.add({ timestamp: new Date(), commandName: command.name, status: run(command) });
    }
    return commands;
  }

  #longestName(): number {
    return Math.max(1, ...this.#library.list().map(({ name }) => tokens(name).length));
  }

  #findLongest(words: readonly string[]): { command: GameCommand; length: number } | undefined {
    for (let length = words.length; length > 0; length -= 1) {
      const command = this.#find(words.slice(0, length));
      if (command?.active) return { command, length };
    }
    return undefined;
  }

  /** Compares the words as spoken first, because a name may contain punctuation, as in "don't". */
  #find(words: readonly string[]): GameCommand | undefined {
    const said = words.join(' ');
    const bare = words.map(withoutPunctuation).join(' ');
    return this.#library.get(said) ?? (bare === said ? undefined : this.#library.get(bare));
  }
}

function run(command: GameCommand): CommandLogEntry['status'] {
  try {
    command.action();
    return 'success';
  } catch {
    // The history shows the failure. If the error were rethrown, the other commands in the text wouldn't run.
    return 'failed';
  }
}
