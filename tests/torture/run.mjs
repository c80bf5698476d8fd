/**
 * The campaign: `npm run torture -- [--seed 21] [--scale 25] [--only documents,configs|builds]`. The rounds of `mass/`, and
 * then the tests of this folder with those that take whole builds. The same seed gives the same inputs.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bundleWorker } from './mass/bundle.mjs';
import { runRounds } from './mass/pool.mjs';

/** Rounds at scale 1: at 25, 100,000 documents and 10,000 of each other kind. */
const counts = { documents: 4000, categories: 400, apis: 400, configs: 400 };

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    scale: { type: 'string', default: '25' },
    only: { type: 'string', default: [...Object.keys(counts), 'builds'].join(',') },
    workers: { type: 'string', default: '2' },
  },
});
const { seed, scale } = values;
const chosen = values.only.split(',');
console.log(`Seed ${seed}, scale ${scale}`);
let isFine = true;

const kinds = Object.keys(counts).filter((kind) => chosen.includes(kind));
const program = kinds.length > 0 ? await bundleWorker() : '';
for (const kind of kinds) {
  const start = performance.now();
  const count = Math.ceil(counts[kind] * Number(scale));
  const options = { program, kind, seed: Number(seed), count, workers: Number(values.workers) };
  const { finds, slowest } = await runRounds(options);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(
    `${kind}: ${count} rounds in ${seconds} s, ${finds.length} finds; slowest: ${slowest.ms} ms (round ${slowest.round})`,
  );
  if (finds.length === 0) continue;
  isFine = false;
  const file = `test-results/torture/${kind}-${seed}.json`;
  mkdirSync('test-results/torture', { recursive: true });
  writeFileSync(file, JSON.stringify(finds, undefined, 2));
  console.log(`  ${file}`);
}

if (chosen.includes('builds')) {
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'shared',
      'tests/torture',
      '--testTimeout=3600000',
    ],
    { stdio: 'inherit', env: { ...process.env, TORTURE_SEED: seed, TORTURE_SCALE: scale } },
  );
  isFine &&= status === 0;
}
process.exitCode = isFine ? 0 : 1;
