/**
 * The record of the commands that were run.
 *
 * @module CommandHistory
 */

/** One command that was run. */
export interface CommandLogEntry {
  /** When it was run. */
  readonly timestamp: Date;
  /** The name of the command, as it was registered. */
  readonly commandName: string;
  /** `failed` if the command's action threw an error. */
  readonly status: 'success' | 'failed';
}

/**
 * The record of the commands that were run, oldest first. Each page has one history.
 *
 * Recording is on by default, so a caregiver who opens the history also sees earlier commands. The history is kept only
 * in memory, and is lost when the page closes.
 *
 * @example
 * ```ts
 * import { CommandHistory } from '@aacommodate/aac-voice-api';
 *
 * const history = CommandHistory.getInstance();
 * for (const { timestamp, commandName, status } of history.getSlice(-10)) {
 *   console.log(timestamp.toLocaleTimeString(), commandName, status);
 * }
 * ```
 */
export class CommandHistory {
  static #instance: CommandHistory | undefined;

  #entries: CommandLogEntry[] = [];
  #enabled = true;

  private constructor() {}

  /**
   * Returns the page's only history.
   *
   * @returns The same object each time.
   *
   * @example
   * ```ts
   * import { CommandHistory } from '@aacommodate/aac-voice-api';
   *
   * console.log(CommandHistory.getInstance().getSize());
   * ```
   */
  static getInstance(): CommandHistory {
    CommandHistory.#instance ??= new CommandHistory();
    return CommandHistory.#instance;
  }

  /**
   * Switches the history on or off. While it is off, it keeps its entries but ignores new ones.
   *
   * @param enable - Whether to record new entries.
   *
   * @example
   * ```ts
   * import { CommandHistory } from '@aacommodate/aac-voice-api';
   *
   * export function onHistorySetting(box: HTMLInputElement): void {
   *   CommandHistory.getInstance().toggle(box.checked);
   * }
   * ```
   */
  toggle(enable: boolean): void {
    this.#enabled = enable;
  }

  /**
   * Returns whether the history is turned on.
   *
   * @returns `true` if the history records new entries.
   *
   * @example
   * ```ts run
   * import { CommandHistory } from '@aacommodate/aac-voice-api';
   *
   * console.log(CommandHistory.getInstance().isEnabled()); // true, until someone switches it off
   * ```
   *
   * ```text output
   * true
   * ```
   */
  isEnabled(): boolean {
    return this.#enabled;
  }

  /**
   * Adds an entry at the end. Does nothing while the history is switched off.
   *
   * @param entry - The entry. The history keeps a copy.
   *
   * @example
   * ```ts
   * import { CommandHistory } from '@aacommodate/aac-voice-api';
   *
   * // A game may also log commands that a player gives with a key.
   * CommandHistory.getInstance().add({ timestamp: new Date(), commandName: 'jump', status: 'success' });
   * ```
   */
  add(entry: CommandLogEntry): void {
    if (!this.#enabled) return;
    const { timestamp, commandName, status } = entry;
    this.#entries.push(Object.freeze({ timestamp: new Date(timestamp), commandName, status }));
  }

  /**
   * Returns all entries, oldest first.
   *
   * @returns A new array: changing it does not change the history.
   *
   * @example
   * ```ts
   * import { CommandHistory } from '@aacommodate/aac-voice-api';
   *
   * const failures = CommandHistory.getInstance().getAll().filter(({ status }) => status === 'failed');
   * ```
   */
  getAll(): CommandLogEntry[] {
    return [...this.#entries];
  }

  /**
   * Returns the number of entries.
   *
   * @returns 0 or more.
   *
   * @example
   * ```ts
   * import { CommandHistory } from '@aacommodate/aac-voice-api';
   *
   * console.log(`${CommandHistory.getInstance().getSize()} commands so far`);
   * ```
   */
  getSize(): number {
    return this.#entries.length;
  }

  /**
   * Returns some of the entries, like `Array.prototype.slice`.
   *
   * @param start - The position of the first entry, counted from 0; a negative number counts from the end.
   * @param end - The position after the last entry, counted the same way. Default: the end.
   * @returns A new array.
   *
   * @example
   * ```ts
   * import { CommandHistory } from '@aacommodate/aac-voice-api';
   *
   * const newestFive = CommandHistory.getInstance().getSlice(-5);
   * ```
   */
  getSlice(start: number, end?: number): CommandLogEntry[] {
    return this.#entries.slice(start, end);
  }

  /**
   * Removes all entries.
   *
   * @example
   * ```ts
   * import { CommandHistory } from '@aacommodate/aac-voice-api';
   *
   * CommandHistory.getInstance().clear();
   * ```
   */
  clear(): void {
    this.#entries = [];
  }
}
