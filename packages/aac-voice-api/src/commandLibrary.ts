/**
 * The list of a game's commands.
 *
 * @module commandLibrary
 */
import { nameKey } from './internal/text.js';

/** A command of a game: a name of one or more words, and the action to run when a player says it. */
export interface GameCommand {
  /** The word or words that run the command, without surrounding whitespace. */
  readonly name: string;
  /** The action, called without arguments each time a player says the name. */
  action: () => void;
  /** A human-readable description. May be empty. */
  description: string;
  /** Whether saying the name has an effect. An inactive command keeps its name but doesn't run. */
  active: boolean;
}

/**
 * The list of all commands. Each page has a single list, shared by all code that uses this package.
 *
 * Case and surrounding whitespace in names are ignored: `Jump` and `" jump "` are the same name.
 *
 * @example
 * ```ts run
 * import { CommandLibrary } from '@aacommodate/aac-voice-api';
 *
 * const library = CommandLibrary.getInstance();
 * library.add({ name: 'jump', action: () => console.log('up'), description: 'Jump', active: true });
 * console.log(library.has('JUMP'));
 * ```
 *
 * ```text output
 * true
 * ```
 */
export class CommandLibrary {
  static #instance: CommandLibrary | undefined;

  readonly #commands = new Map<string, GameCommand>();

  private constructor() {}

  /**
   * Returns the page's only library.
   *
   * @returns The same object each time.
   *
   * @example
   * ```ts run
   * import { CommandLibrary } from '@aacommodate/aac-voice-api';
   *
   * console.log(CommandLibrary.getInstance() === CommandLibrary.getInstance());
   * ```
   *
   * ```text output
   * true
   * ```
   */
  static getInstance(): CommandLibrary {
    CommandLibrary.#instance ??= new CommandLibrary();
    return CommandLibrary.#instance;
  }

  /**
   * Adds a command. The library keeps a copy, with the name trimmed; {@link CommandLibrary.get} returns that copy.
   *
   * @param command - The command. Its name may have several words, such as `turn around`.
   * @returns `false` if the name is empty or taken, in which case nothing changes.
   *
   * @example
   * ```ts run
   * import { CommandLibrary } from '@aacommodate/aac-voice-api';
   *
   * const duck = { name: 'duck', action: () => console.log('down'), description: '', active: true };
   * console.log(CommandLibrary.getInstance().add(duck));
   * console.log(CommandLibrary.getInstance().add(duck)); // The name is taken.
   * ```
   *
   * ```text output
   * true
   * false
   * ```
   */
  add(command: GameCommand): boolean {
    const key = nameKey(command.name);
    if (key === '' || this.#commands.has(key)) return false;
    this.#commands.set(key, { ...command, name: command.name.trim() });
    return true;
  }

  /**
   * Removes a command.
   *
   * @param name - The command's name.
   * @returns Whether the command existed.
   *
   * @example
   * ```ts run
   * import { CommandLibrary } from '@aacommodate/aac-voice-api';
   *
   * console.log(CommandLibrary.getInstance().remove('unknown'));
   * ```
   *
   * ```text output
   * false
   * ```
   */
  remove(name: string): boolean {
    return this.#commands.delete(nameKey(name));
  }

  /**
   * Returns whether there is a command with this name, active or not.
   *
   * @param name - The name to look for.
   * @returns Whether the name is taken.
   *
   * @example
   * ```ts
   * import { CommandLibrary } from '@aacommodate/aac-voice-api';
   *
   * console.log(CommandLibrary.getInstance().has('jump'));
   * ```
   */
  has(name: string): boolean {
    return this.#commands.has(nameKey(name));
  }

  /**
   * Finds a command by its name.
   *
   * @param name - The name to look for.
   * @returns The stored command, or `undefined` if there is none. It isn't a copy, so changing its `active` property
   * takes effect.
   *
   * @example
   * ```ts
   * import { CommandLibrary } from '@aacommodate/aac-voice-api';
   *
   * export function setActive(name: string, active: boolean): void {
   *   const command = CommandLibrary.getInstance().get(name);
   *   if (command) command.active = active;
   * }
   * ```
   */
  get(name: string): GameCommand | undefined {
    return this.#commands.get(nameKey(name));
  }

  /**
   * Returns all commands in the order in which they were added.
   *
   * @returns A new array of the stored commands, not of copies.
   *
   * @example
   * ```ts
   * import { CommandLibrary } from '@aacommodate/aac-voice-api';
   *
   * for (const { name, description } of CommandLibrary.getInstance().list()) console.log(`${name}: ${description}`);
   * ```
   */
  list(): GameCommand[] {
    return [...this.#commands.values()];
  }

  /**
   * Removes all commands.
   *
   * @example
   * ```ts
   * import { CommandLibrary } from '@aacommodate/aac-voice-api';
   *
   * CommandLibrary.getInstance().clear();
   * ```
   */
  clear(): void {
    this.#commands.clear();
  }
}
