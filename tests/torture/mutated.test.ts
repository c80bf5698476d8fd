import { join } from 'node:path';
import { expect, test } from 'vitest';
import { randomFrom, rounds, seed } from './campaign.js';
import { roundSeed, shortRounds, trialsOf } from './trials/index.js';

/* Whatever is read, there is no exception and no internal error, and each error has its location. `npm run torture` does the
   same in processes of their own (`mass/`), many times as often. */

const trials = trialsOf(join(import.meta.dirname, '../..'));

test.each(shortRounds)(
  `mutated %s are read, or refused with a location (seed ${seed})`,
  async (kind, short) => {
    for (let round = 0; round < rounds(short); round += 1) {
      const { input, bad } = await trials[kind](randomFrom(roundSeed({ kind, seed, round })));
      expect({ round, input, bad }).toEqual({ round, input, bad: [] });
    }
  },
);
