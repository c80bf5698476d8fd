/**
 * Registers a game's commands.
 *
 * @module commandMapping
 */
import type { GameCommand } from './commandLibrary.js';
import { CommandLibrary } from './commandLibrary.js';

/**
 * Registers a game's commands in the page's {@link CommandLibrary}.
 *
 * All mappings share that library, so a mapping also finds commands that another mapping registered.
 *
 * @example
 * ```ts run
 * import { CommandMapping } from '@aacommodate/aac-voice-api';
 *
 * const commands = new CommandMapping();
 * commands.addCommand('jump', () => console.log('up'), { description: 'Jump over the next gap' });
 * console.log(commands.getAllCommands());
 * ```
 *
 * ```text output
 * [ 'jump' ]
 * ```
 */
export class CommandMapping {
  readonly #library: CommandLibrary;

  /**
   * Creates a mapping to the page's command library.
   *
   * @example
   * ```ts
   * import { CommandMapping } from '@aacommodate/aac-voice-api';
   *
   * const commands = new CommandMapping();
   * ```
   */
  constructor() {
    this.#library = CommandLibrary.getInstance();
  }

  /**
   * Registers a command.
   *
   * @param name - The word or phrase that runs the command, such as `jump` or `turn around`. Case and surrounding
   * whitespace are ignored.
   * @param action - The function to call when a player says the name.
   * @param options - Additional settings of the command.
   * @param options.description - A human-readable description of the command. `''` by default.
   * @param options.active - Whether the command runs when a player says the name. `true` by default.
   * @returns `false` if the name is empty or taken, in which case nothing changes.
   *
   * @example
   * ```ts
   * import { CommandMapping } from '@aacommodate/aac-voice-api';
   *
   * const commands = new CommandMapping();
   * const jump = () => console.log('up');
   * commands.addCommand('jump', jump);
   * commands.addCommand('hop', jump, { description: 'The same as jump' });
   * ```
   */
  addCommand(
    name: string,
    action: () => void,
    options: { description?: string; active?: boolean } = {},
  ): boolean {
    const { description = '', active = true } = options;
    return this.#library.add({ name, action, description, active });
  }

  /**
   * Removes a command.
   *
   * @param name - The command's name.
   * @returns Whether the command existed.
   *
   * @example
   * ```ts run
   * import { CommandMapping } from '@aacommodate/aac-voice-api';
   *
   * const commands = new CommandMapping();
   * commands.addCommand('jump', () => console.log('up'));
   * console.log(commands.removeCommand('jump'));
   * console.log(commands.removeCommand('jump'));
   * ```
   *
   * ```text output
   * true
   * false
   * ```
   */
  removeCommand(name: string): boolean {
    return this.#library.remove(name);
  }

  /**
   * Returns the names of all commands, including inactive ones, in the order in which they were registered.
   *
   * @returns A new array.
   *
   * @example
   * ```ts
   * import { CommandMapping } from '@aacommodate/aac-voice-api';
   *
   * console.log(`You can say: ${new CommandMapping().getAllCommands().join(', ')}`);
   * ```
   */
  getAllCommands(): string[] {
    return this.#library.list().map(({ name }) => name);
  }

  /**
   * Returns whether there is a command with this name, active or not.
   *
   * @param name - The name to look for.
   * @returns Whether a command with this name is registered.
   *
   * @example
   * ```ts
   * import { CommandMapping } from '@aacommodate/aac-voice-api';
   *
   * console.log(new CommandMapping().hasCommand('jump'));
   * ```
   */
  hasCommand(name: string): boolean {
    return this.#library.has(name);
  }

  /**
   * Finds a command by its name.
   *
   * @param name - The name to look for.
   * @returns The registered command, or `undefined` if there is none. You can change the command's `active` property.
   *
   * @example
   * ```ts
   * import { CommandMapping } from '@aacommodate/aac-voice-api';
   *
   * const jump = new CommandMapping().getCommand('jump');
   * if (jump) jump.active = false; // "jump" has no effect until it is set to true
   * ```
   */
  getCommand(name: string): GameCommand | undefined {
    return this.#library.get(name);
  }

  /**
   * Removes all commands on the page, including those that another mapping registered.
   *
   * @example
   * ```ts
   * import { CommandMapping } from '@aacommodate/aac-voice-api';
   *
   * new CommandMapping().clearAllCommands();
   * ```
   */
  clearAllCommands(): void {
    this.#library.clear();
  }
}
