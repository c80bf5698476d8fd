/**
 * Runs the stages of `npm test` one after the other: `node scripts/test.mjs [stage…]`. The default is all stages. If
 * a stage fails, the next one still runs. The last line counts the tests: "N passed, N failed".
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem, runScript } from './problem.mjs';
import { stampOf, stampReport } from './stamp.mjs';

const REPORTS = 'test-results';
const UNIT_REPORT = path.join(REPORTS, 'unit.json');
const BROWSER_REPORT = path.join(REPORTS, 'browser.json');

/**
 * The entry script of each tool. Running the script directly is a third of a second faster than npx, and works on
 * Windows, where npx is a batch file.
 */
const TOOLS = {
  tsc: 'node_modules/typescript-native/bin/tsc',
  bundle: 'packages/lectern/scripts/bundle.mjs',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  vitest: 'node_modules/vitest/vitest.mjs',
  lectern: 'packages/lectern/bin/lectern.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  prose: 'scripts/prose.mjs',
};

const STAGES = [
  { name: 'types', tool: 'tsc', args: ['-b'] },
  { name: 'engine', tool: 'bundle', args: [] },
  { name: 'lint', tool: 'biome', args: ['ci', ...(isColorful() ? [] : ['--colors=off']), '.'] },
  { name: 'prose', tool: 'prose', args: ['--quiet'] },
  {
    name: 'unit',
    tool: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
    report: UNIT_REPORT,
    count: countVitest,
  },
  { name: 'site', tool: 'lectern', args: ['build', 'site'] },
  {
    name: 'browser',
    tool: 'playwright',
    args: ['test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT },
    report: BROWSER_REPORT,
    count: countPlaywright,
  },
];

function countVitest(report) {
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** A flaky test is one that passed on a retry. */
function countPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

function main() {
  const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
  const stages = chosenStages(process.argv.slice(2));
  const results = stages.map((stage) => runStage({ stage, root }));
  const failedStages = results.filter((result) => result.failed > 0);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);

  console.log('');
  for (const result of results) console.log(lineOf(result));
  if (failedStages.length > 0)
    console.log(`\nFailed: ${failedStages.map((result) => result.name).join(', ')}`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = failedStages.length > 0 ? 1 : 0;
}

function chosenStages(names) {
  const known = STAGES.map((stage) => stage.name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Problem(`Unknown stage "${unknown}": the stages are ${known.join(', ')}.`);
  return names.length === 0 ? STAGES : STAGES.filter((stage) => names.includes(stage.name));
}

function runStage({ stage, root }) {
  const { name, tool, args, env, report } = stage;
  console.log(`\n${bold(name)}: ${tool} ${args.join(' ')}`);
  mkdirSync(path.join(root, REPORTS), { recursive: true });
  // Removes the report of an earlier run, which must not be counted if the tool crashes before it writes a new one.
  if (report) rmSync(path.join(root, report), { force: true });

  const stamp = report ? stampOf({ root }) : {};
  const start = performance.now();
  const { status, signal } = spawnSync(process.execPath, [path.join(root, TOOLS[tool]), ...args], {
    cwd: root,
    env: childEnvironment(env),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (signal === 'SIGINT') process.exit(130);

  const seconds = (performance.now() - start) / 1000;
  // Playwright empties the folder of reports when it starts, so each report is read as soon as its stage ends.
  const counts = readCounts({ stage, root });
  if (report && existsSync(path.join(root, report))) stampReport({ file: path.join(root, report), stamp });
  // A tool can fail without a failed test, for example if it does not start. That counts as one failure.
  const result = {
    name,
    seconds,
    counted: Boolean(stage.count),
    ...counts,
    failed: status === 0 ? counts.failed : Math.max(1, counts.failed),
  };
  console.log(lineOf(result));
  return result;
}

function readCounts({ stage, root }) {
  if (!stage.report) return { passed: 0, failed: 0 };
  const file = path.join(root, stage.report);
  if (!existsSync(file)) {
    console.log(`${stage.name} wrote no report (${stage.report}): counted as one failure.`);
    return { passed: 0, failed: 1 };
  }
  return stage.count(JSON.parse(readFileSync(file, 'utf8')));
}

function childEnvironment(env) {
  if (isColorful()) return { ...process.env, ...env };
  // FORCE_COLOR overrides NO_COLOR in some tools, and makes others print a warning.
  const { FORCE_COLOR, ...inherited } = process.env;
  return { ...inherited, ...env, NO_COLOR: '1' };
}

function lineOf({ name, seconds, passed, failed, counted }) {
  const tests = counted ? ` (${passed} passed, ${failed} failed)` : '';
  return `${name.padEnd(8)}${seconds.toFixed(1).padStart(7)} s  ${failed > 0 ? 'FAILED' : 'ok'}${tests}`;
}

function bold(text) {
  return isColorful() ? `\u001b[1m${text}\u001b[22m` : text;
}

function isColorful() {
  return Boolean(process.stdout.isTTY) && !process.env.CI && !process.env.NO_COLOR;
}

runScript(main);
