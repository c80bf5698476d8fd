/**
 * Compares the library's calls with the recordings for sequence diagrams, or records them again: `node
 * scripts/recordings.mjs [--write]`. The calls come from the library's integration tests. `npm run check` compares, and
 * `npm run record` records.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem, runScript } from './problem.mjs';

const PACKAGE = 'packages/aac-voice-api';
const TESTS = `${PACKAGE}/src/useCases.test.ts`;
const RECORDINGS = `${PACKAGE}/recordings`;
const STAMP = 'node_modules/.cache/recordings/matched';

function main() {
  const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
  const flags = process.argv.slice(2);
  const unknown = flags.find((flag) => flag !== '--write');
  if (unknown) throw new Problem(`Unknown option "${unknown}": scripts/recordings.mjs accepts only --write.`);
  if (flags.includes('--write')) record({ root });
  else compare({ root });
}

function record({ root }) {
  const { status, output } = runTests({ root, env: { RECORD: '1' } });
  if (status !== 0)
    throw new Problem(`The integration tests failed, so some recordings were not written.\n\n${output}`);
  console.log(`Recorded in ${RECORDINGS}. "git diff ${RECORDINGS}" shows what has changed.`);
}

/** The tests run only if a file that affects them has changed since the recordings last matched. */
function compare({ root }) {
  const stamp = path.join(root, STAMP);
  const hash = hashOfSources({ root });
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
    console.log('✓ recordings match (nothing changed since the last comparison)');
    return;
  }
  const { status, output } = runTests({ root, env: {} });
  if (status !== 0)
    throw new Problem(`The recordings in ${RECORDINGS} do not match the library.\n\n${output}`);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  console.log('✓ recordings match');
}

function hashOfSources({ root }) {
  const folders = [`${PACKAGE}/src`, RECORDINGS];
  const files = folders.flatMap((folder) =>
    existsSync(path.join(root, folder))
      ? readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      : [],
  );
  const all = [
    ...files,
    `${PACKAGE}/package.json`,
    'package-lock.json',
    'vitest.config.ts',
    'scripts/recordings.mjs',
  ];
  const hash = createHash('sha256').update(process.version);
  for (const file of all.sort()) hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

function runTests({ root, env }) {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  // FORCE_COLOR overrides NO_COLOR in some tools, and makes others print a warning.
  const { FORCE_COLOR, RECORD, ...inherited } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, 'run', TESTS, '--reporter=dot'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...inherited, NO_COLOR: '1', ...env },
  });
  return { status, output: `${stdout}${stderr}`.trim() };
}

runScript(main);
