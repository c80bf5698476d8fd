/**
 * Updates the snapshot of test results in site/evidence: `node scripts/evidence.mjs`. It runs the library's tests to
 * measure their coverage, and copies the newest reports of `npm test`. The site in a fresh clone shows the snapshot.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseCoverage, parseRun } from '../packages/trace/dist/evidence/read/parse-report.js';
import { checksumOf, snapshotOf } from '../packages/trace/dist/evidence/read/snapshot.js';
import { failedTests } from './failed-tests.mjs';
import { Problem, runScript } from './problem.mjs';
import { snapshotText } from './snapshot-text.mjs';
import { stampOf } from './stamp.mjs';

const SNAPSHOTS = 'site/evidence';
const REPORTS = ['unit', 'browser'];
const LIBRARY = 'packages/aac-voice-api/src';
const COVERAGE = 'test-results/coverage';
const RUN = 'test-results/library.json';

function main() {
  const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
  // The snapshots that are written below would count as uncommitted changes, so the stamp is created first.
  const stamp = stampOf({ root });
  mkdirSync(path.join(root, SNAPSHOTS), { recursive: true });
  // Reports are copied before coverage is measured: if the library's tests fail, measuring ends the script.
  for (const name of REPORTS) console.log(keepReport({ root, name }));
  keepCoverage({ root, stamp: { ...stamp, date: new Date().toISOString() } });
  console.log(`${SNAPSHOTS}/coverage.json: updated.\n"git diff ${SNAPSHOTS}" shows what changed.`);
}

function keepReport({ root, name }) {
  const report = `test-results/${name}.json`;
  const snapshot = `${SNAPSHOTS}/${name}.json`;
  const file = path.join(root, report);
  if (!existsSync(file))
    return `${snapshot}: unchanged, because there is no ${report}; "npm test" writes one.`;
  const run = read({ parse: parseRun, root, file });
  write({ root, file: snapshot, value: snapshotOf(run) });
  const failed = failedTests(run);
  const note = failed.length === 0 ? '' : ' The next build shows these failures on its pages.';
  return [`${snapshot}: from ${report}.${note}`, ...failed].join('\n');
}

/** `npm test` doesn't measure coverage, because that slows the tests down. */
function keepCoverage({ root, stamp }) {
  const { status } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      ...[
        'run',
        LIBRARY,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${RUN}`,
        '--coverage',
        '--coverage.reporter=json-summary',
      ],
      `--coverage.reportsDirectory=${COVERAGE}`,
      `--coverage.include=${LIBRARY}/**/*.ts`,
      ...['*.test.ts', 'testing/**'].map((files) => `--coverage.exclude=${LIBRARY}/**/${files}`),
    ],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  if (status !== 0) {
    const report = path.join(root, RUN);
    const failed = existsSync(report) ? failedTests(read({ parse: parseRun, root, file: report })) : [];
    throw new Problem(
      [
        `The library's tests failed. ${SNAPSHOTS}/coverage.json is unchanged; for the other snapshots, see above.`,
        ...failed,
      ].join('\n'),
    );
  }
  const file = path.join(root, COVERAGE, 'coverage-summary.json');
  const { files, ...found } = read({ parse: parseCoverage, root, file, stamp });
  const total = {};
  for (const kind of ['statements', 'branches', 'functions', 'lines']) {
    const sum = (key) => files.reduce((all, counts) => all + counts[kind][key], 0);
    total[kind] = { covered: sum('covered'), total: sum('total') };
  }
  const byFile = Object.fromEntries(files.map(({ file: name, ...counts }) => [name, plainCounts(counts)]));
  const value = { stamp: found, total, ...byFile };
  write({ root, file: `${SNAPSHOTS}/coverage.json`, value: { ...value, checksum: checksumOf(value) } });
}

/** Pages compute percentages from the counts, so the snapshot doesn't contain percentages. */
function plainCounts(counts) {
  const entries = Object.entries(counts).map(([kind, { covered, total }]) => [kind, { covered, total }]);
  return Object.fromEntries(entries);
}

function read({ parse, root, file, stamp }) {
  const text = readFileSync(file, 'utf8');
  const stamped = stamp === undefined ? text : JSON.stringify({ ...JSON.parse(text), stamp });
  const { value, diagnostics } = parse({ text: stamped, root, file: path.relative(root, file) });
  if (value === undefined) throw new Problem(diagnostics.map(({ message }) => message).join('\n'));
  return value;
}

function write({ root, file, value }) {
  writeFileSync(path.join(root, file), snapshotText(value));
}

runScript(main);
