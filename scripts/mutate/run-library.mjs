import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../problem.mjs';
import { mutate } from './apply.mjs';

const LIBRARY = 'packages/aac-voice-api';
const FOLDER = 'test-results/mutate';
/** Tests find the repository's files with relative paths, so each copy must be at the same depth as the original. */
const PACKAGES = 'packages';
const CONFIG = 'scripts/mutate/vitest.config.mjs';
/** The name of an unmodified copy. If its tests fail, failures in the other copies are meaningless. */
const CONTROL = 'unchanged';

/** The tests next to the changed modules run first. The others then run only on copies without failures. */
export function runLibrary({ root, mutations }) {
  const folder = path.join(root, `${FOLDER}-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    // The library's tests play audio files from the folder of the browser tests.
    symlinkSync(path.join(root, 'tests'), path.join(folder, 'tests'), 'junction');
    const copies = mutations.map((mutation, index) => ({ ...mutation, name: `m${index}` }));
    copy({ root, folder, name: CONTROL });
    for (const { name, file, from, to } of copies) {
      const target = path.join(copy({ root, folder, name }), 'src', file);
      writeFileSync(target, mutate({ text: readFileSync(target, 'utf8'), file, from, to }).text);
    }
    const failures = testsThatFailed({
      root,
      folder,
      filters: copies.map((one) => nearestTest({ folder, ...one })),
    });
    const unseen = copies.filter(({ name }) => !failures.has(name));
    const rest =
      unseen.length === 0
        ? new Map()
        : testsThatFailed({ root, folder, filters: unseen.map(({ name }) => `${name}/`) });
    return copies.map(({ name, ...mutation }) => ({
      ...mutation,
      seenBy: failures.get(name) ?? rest.get(name),
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function copy({ root, folder, name }) {
  const target = path.join(folder, PACKAGES, name);
  mkdirSync(target, { recursive: true });
  for (const part of ['src', 'recordings', 'package.json'])
    cpSync(path.join(root, LIBRARY, part), path.join(target, part), { recursive: true });
  return target;
}

function nearestTest({ folder, name, file }) {
  const beside = file.replace(/\.ts$/, '.test.ts');
  if (existsSync(path.join(folder, PACKAGES, name, 'src', beside))) return `${name}/src/${beside}`;
  return `${name}/src/${file.includes('history') ? 'showHistoryPopup' : 'useCases'}.test.ts`;
}

function testsThatFailed({ root, folder, filters }) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      CONFIG,
      ...new Set(filters.flatMap((one) => [one, one.replace(/^\w+/, CONTROL)])),
    ],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      env: { ...environment(), MUTATE_FOLDER: folder },
    },
  );
  const report = path.join(folder, 'report.json');
  if (!existsSync(report))
    throw new Problem(`Vitest ended with exit code ${status} and no report:\n${stdout}${stderr}`);
  const failures = new Map();
  for (const { name, status: result, assertionResults } of JSON.parse(readFileSync(report, 'utf8'))
    .testResults) {
    if (result !== 'failed') continue;
    const [copied] = path.relative(path.join(folder, PACKAGES), name).split(path.sep);
    const failed = assertionResults.find((one) => one.status === 'failed')?.fullName;
    if (!failures.has(copied)) failures.set(copied, failed?.trim() ?? `${path.basename(name)} does not load`);
  }
  const control = failures.get(CONTROL);
  if (control !== undefined)
    throw new Problem(`The library's tests fail without a mutation: "${control}". Make them pass first.`);
  return failures;
}

/** Vitest and `npm run record` set these variables, which must not reach the child process. */
function environment() {
  const { VITEST: _, VITEST_POOL_ID: __, VITEST_WORKER_ID: ___, RECORD: ____, ...rest } = process.env;
  return rest;
}
