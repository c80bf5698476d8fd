import type { Random } from '../campaign.js';

export type Construct = (random: Random) => string;

/** Two spaces separate items. `§` stands for a dollar sign, because linters warn about `${` in a string. */
export function listed(text: string): string[] {
  return text.replaceAll('§', '$').split('  ');
}

/** Only one in twenty integers may be large, because large documents take most of the time and reveal few problems. */
export function between(random: Random, least: number, most: number): number {
  const limit = random.below(20) === 0 ? most : Math.min(most, 20 + most / 200);
  return least + random.below(Math.ceil(limit - least));
}

export function some(random: Random, most: number, text: string): string {
  return text.repeat(between(random, 1, most));
}

export function times(random: Random, most: number, make: (index: number) => string): string {
  return Array.from({ length: between(random, 1, most) }, (_, index) => make(index)).join('');
}
