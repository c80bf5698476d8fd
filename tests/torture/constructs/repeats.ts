import type { Random } from '../campaign.js';

/** A construct of random size. */
export type Construct = (random: Random) => string;

/**
 * Splits a list that is written as one string, with two spaces between the items. `§` is a dollar sign: linters warn
 * about `${` in a string.
 */
export function listed(text: string): string[] {
  return text.replaceAll('§', '$').split('  ');
}

/**
 * Returns a random integer. One in twenty may be large, because large documents take most of the time, and reveal few
 * problems.
 */
export function between(random: Random, least: number, most: number): number {
  const limit = random.below(20) === 0 ? most : Math.min(most, 20 + most / 200);
  return least + random.below(Math.ceil(limit - least));
}

/** Repeats a string a random number of times. */
export function some(random: Random, most: number, text: string): string {
  return text.repeat(between(random, 1, most));
}

/** Joins a random number of strings. */
export function times(random: Random, most: number, make: (index: number) => string): string {
  return Array.from({ length: between(random, 1, most) }, (_, index) => make(index)).join('');
}
