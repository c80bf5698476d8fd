/** `npm run torture` sets the seed and the scale; `npm test` uses the defaults. */
export const seed = Number(process.env.TORTURE_SEED ?? 21);
const scale = Number(process.env.TORTURE_SCALE ?? 1);

/** A campaign (`npm run torture`) includes slow tests with whole builds. */
export const isCampaign = scale > 1;

/** `short` is the number of rounds in `npm test`. */
export function rounds(short: number): number {
  return Math.ceil(short * scale);
}

export interface Random {
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** Mulberry32: the same seed yields the same numbers on every machine. */
export function randomFrom(start: number): Random {
  let state = start >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
  };
}
