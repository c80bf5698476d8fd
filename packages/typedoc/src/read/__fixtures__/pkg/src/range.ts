/**
 * Counts up.
 *
 * @typeParam T - What each number becomes.
 * @param options - From, to, and what to do with each number.
 * @returns One value for each number.
 */
export function range<T extends object | string = string>(options: {
  /** The first number. */
  from: number;
  /** The last number. */
  to?: number;
  map: (value: number) => T;
}): T[] {
  return [options.map(options.from)];
}

/** How loud, in decibels: `[low, high]`. */
export type Loudness = readonly [low: number, high: number] | 'silent';

/** The loudest that a {@link Loudness} may be. */
export const LIMIT = 80;
