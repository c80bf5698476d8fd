import { join } from 'node:path';
import { expect, test } from 'vitest';
import { randomFrom, rounds, seed } from './campaign.js';
import { roundSeed, shortRounds, trialsOf } from './trials/index.js';

/* `npm run torture` runs many more rounds in separate processes (`mass/`). */

const trials = trialsOf(join(import.meta.dirname, '../..'));

test.each(shortRounds)(
  `randomly mutated %s are read or rejected with a location, without a crash (seed ${seed})`,
  async (kind, short) => {
    for (let round = 0; round < rounds(short); round += 1) {
      const { input, bad } = await trials[kind](randomFrom(roundSeed({ kind, seed, round })));
      expect({ round, input, bad }).toEqual({ round, input, bad: [] });
    }
  },
);
