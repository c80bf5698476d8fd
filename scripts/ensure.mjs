/**
 * Prepares a fresh clone: `node scripts/ensure.mjs [--browser] [--no-build]`. If the clone is ready, prints nothing. It
 * runs before `npm start` and `npm test`, so it must not need any installed package.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './browser.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { checkNodeVersion } from './node-version.mjs';
import { Problem, runScript } from './problem.mjs';

const FLAGS = ['--browser', '--no-build'];

/** The engine, its plug-ins, and the library, whose recognizer the site serves. */
const COMPILED = [
  'lectern',
  'openapi',
  'typedoc',
  'trace',
  'mermaid',
  'social-cards',
  'checks',
  'blog',
  'docusaurus',
  'aac-voice-api',
].map((name) => `packages/${name}`);

function main() {
  const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
  const flags = process.argv.slice(2);
  const unknown = flags.find((flag) => !FLAGS.includes(flag));
  if (unknown)
    throw new Problem(`Unknown option "${unknown}": scripts/ensure.mjs accepts ${FLAGS.join(' and ')}.`);

  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  checkNodeVersion({ range: engines.node });
  ensureDependencies({ root, say: console.log });
  if (!flags.includes('--no-build')) buildEngine({ root });
  if (flags.includes('--browser')) ensureBrowser({ say: console.log });
}

/** Both commands run every time. They rebuild only what is out of date. */
function buildEngine({ root }) {
  run({
    root,
    command: `node_modules/typescript-native/bin/tsc -b ${COMPILED.join(' ')}`,
    fix: 'the type errors',
  });
  run({ root, command: 'packages/lectern/scripts/bundle.mjs', fix: 'the errors' });
}

function run({ root, command, fix }) {
  const [script, ...args] = command.split(' ');
  const { status } = spawnSync(process.execPath, [path.join(root, script), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status === 0) return;
  throw new Problem(`"node ${command}" ended with exit code ${status}: fix ${fix} above.`);
}

runScript(main);
