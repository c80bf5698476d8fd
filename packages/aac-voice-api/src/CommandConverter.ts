/**
 * From text to actions.
 *
 * @module CommandConverter
 */

import type { CommandLogEntry } from './CommandHistory.js';
import { CommandHistory } from './CommandHistory.js';
import type { GameCommand } from './commandLibrary.js';
import { CommandLibrary } from './commandLibrary.js';
import { tokens, withoutPunctuation } from './internal/text.js';

/**
 * Finds the commands in a text and runs them. There is one in a page.
 *
 * @example
 * ```ts run
 * import { CommandConverter, CommandMapping } from 'aac-voice-api';
 *
 * new CommandMapping().addCommand('jump', () => console.log('up'));
 * CommandConverter.getInstance().processTranscription('Um, jump please!');
 * ```
 */
export class CommandConverter {
  static #instance: CommandConverter | undefined;

  readonly #library = CommandLibrary.getInstance();
  readonly #history = CommandHistory.getInstance();

  private constructor() {}

  /**
   * Gives the one converter of the page.
   *
   * @returns The same object each time.
   *
   * @example
   * ```ts run
   * import { CommandConverter } from 'aac-voice-api';
   *
   * console.log(CommandConverter.getInstance() === CommandConverter.getInstance());
   * ```
   */
  static getInstance(): CommandConverter {
    CommandConverter.#instance ??= new CommandConverter();
    return CommandConverter.#instance;
  }

  /**
   * Runs each active command that a word of the text names, once for each time it is named, in spoken order.
   *
   * The text is split at white space, and the punctuation of each word is dropped. Each run is logged in the
   * {@link CommandHistory}. An action that throws is logged as `failed`, and the next word follows. An action that
   * returns a promise counts as a success as soon as it has returned.
   *
   * @param transcription - What was said.
   * @returns The commands that were run, also those that failed, in the order in which they ran.
   *
   * @example
   * ```ts run
   * import { CommandConverter, CommandMapping } from 'aac-voice-api';
   *
   * const commands = new CommandMapping();
   * commands.addCommand('left', () => console.log('left'));
   * commands.addCommand('jump', () => console.log('up'));
   *
   * const run = CommandConverter.getInstance().processTranscription('Left, then jump. JUMP!');
   * console.log(run.map(({ name }) => name));
   * ```
   */
  processTranscription(transcription: string): GameCommand[] {
    const commands: GameCommand[] = [];
    for (const token of tokens(transcription)) {
      const command = this.#find(token);
      if (!command?.active) continue;
      commands.push(command);
      this.#history.add({ timestamp: new Date(), commandName: command.name, status: run(command) });
    }
    return commands;
  }

  /** As it stands first, so that a command named "don't" can be said. */
  #find(token: string): GameCommand | undefined {
    const bare = withoutPunctuation(token);
    return this.#library.get(token) ?? (bare === token ? undefined : this.#library.get(bare));
  }
}

function run(command: GameCommand): CommandLogEntry['status'] {
  try {
    command.action();
    return 'success';
  } catch {
    // The entry tells of it. Thrown again, one faulty action would end the listening.
    return 'failed';
  }
}
