/**
 * The campaign: `npm run torture -- [--seed 21] [--scale 25]`. It runs the tests of this folder with as many rounds as the
 * scale says, and with those that take whole builds. The same seed gives the same inputs.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    scale: { type: 'string', default: '25' },
  },
});
console.log(`Seed ${values.seed}, scale ${values.scale}`);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'shared', 'tests/torture', '--testTimeout=3600000'],
  { stdio: 'inherit', env: { ...process.env, TORTURE_SEED: values.seed, TORTURE_SCALE: values.scale } },
);
process.exit(status ?? 1);
