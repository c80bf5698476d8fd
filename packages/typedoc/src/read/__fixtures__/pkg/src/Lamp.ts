/** Something that can be turned on and off. */
export interface Switch {
  /** Name that a player says, in *any* case. */
  readonly name: string;
  /** Brightness in percent; full if absent. */
  level?: number;
  /** Whether it is on. */
  isOn(): boolean;
}

/** The base class of all devices. */
export abstract class Device {
  /** How many devices there are. */
  static count = 0;

  /** Seconds since the device was made. */
  get age(): number {
    return 0;
  }

  /**
   * Frees what the device holds. Calling it twice does no harm.
   */
  dispose(): void {}
}

/** Options of {@link Lamp.dim}. */
export interface DimOptions {
  /**
   * Milliseconds that it takes.
   *
   * @defaultValue `200`
   */
  duration?: number;
}

/**
 * A lamp that listens. It implements {@link Switch} and stops with {@link Lamp.turnOff | its own method}.
 *
 * @remarks
 * Braces such as `{ on: true }`, and 3 < 5, are plain text here:
 *
 * - one lamp per room
 * - [how to begin](https://example.com/)
 *
 * @example
 * ```ts
 * const lamp = new Lamp('desk');
 * lamp.turnOn();
 * ```
 */
export class Lamp extends Device implements Switch {
  /** As in {@link Switch.name}. */
  readonly name: string;

  level?: number = 100;

  /**
   * @param name - What the player says.
   * @param watts - Power in watts.
   */
  constructor(name: string, watts = 40) {
    super();
    this.name = name;
    this.level = watts;
  }

  /** The one lamp of the room. */
  static getInstance(): Lamp {
    return new Lamp('room');
  }

  isOn(): boolean {
    return true;
  }

  /**
   * Turns it on.
   *
   * @returns `true` when it was off before.
   * @throws RangeError when there is no power.
   * @example
   * With a check:
   *
   * ```ts
   * if (lamp.turnOn()) console.log('light');
   * ```
   */
  turnOn(): boolean {
    return true;
  }

  /** Turns it off. */
  turnOff(): void {}

  /**
   * Dims it, by a number or by name.
   *
   * @param level - Percent.
   */
  dim(level: number): Promise<void>;
  /**
   * Dims it to what a name says.
   *
   * @param name - `low` or `high`.
   * @param options - How it is done.
   */
  dim(name: string, options?: DimOptions & { /** Asks first. */ confirm?: boolean }): Promise<void>;
  dim(_level: number | string): Promise<void> {
    return Promise.resolve();
  }

  /** Runs later, with what the lamp is. */
  onChange(_listener: (lamp: Lamp, at: Date) => void, ..._rest: readonly string[]): Map<string, Lamp[]> {
    return new Map();
  }
}
