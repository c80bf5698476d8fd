/**
 * Runs the campaign: `npm run torture -- [--seed 21] [--scale 25] [--only documents,builds] [--minutes 60]`. It runs
 * the rounds of `mass/`, and then the tests in this folder, including those with whole builds. The same seed produces
 * the same inputs.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { readOptions } from '../../scripts/options.mjs';
import { bundleWorker } from './mass/bundle.mjs';
import { runRounds } from './mass/pool.mjs';

/** The number of rounds at scale 1. At scale 25, there are 100,000 documents, and 10,000 inputs of each other kind. */
const counts = { documents: 4000, categories: 400, apis: 400, configs: 400, data: 400 };

const { values } = readOptions({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    scale: { type: 'string', default: '25' },
    only: { type: 'string', default: [...Object.keys(counts), 'builds'].join(',') },
    workers: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '600' },
  },
});
const { seed, scale } = values;
const chosen = values.only.split(',');
console.log(`Seed ${seed}, scale ${scale}`);
let isFine = true;

const kinds = Object.keys(counts).filter((kind) => chosen.includes(kind));
const program = kinds.length > 0 ? await bundleWorker() : '';
const until = Date.now() + Number(values.minutes) * 60_000;
mkdirSync('test-results/torture', { recursive: true });
for (const kind of kinds) {
  const start = performance.now();
  const file = `test-results/torture/${kind}-${seed}.jsonl`;
  rmSync(file, { force: true });
  const { rounds, finds, slowest } = await runRounds({
    program,
    kind,
    seed: Number(seed),
    count: Math.ceil(counts[kind] * Number(scale)),
    workers: Number(values.workers),
    until,
    onFind: (find) => appendFileSync(file, `${JSON.stringify(find)}\n`),
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(
    `${kind}: ${rounds} rounds in ${seconds} s, ${finds} finds; slowest: ${slowest.ms} ms (round ${slowest.round})`,
  );
  if (finds === 0) continue;
  isFine = false;
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
