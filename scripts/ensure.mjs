/**
 * Makes a fresh clone ready, and says nothing when it is: `node scripts/ensure.mjs [--browser] [--no-build]`.
 * Runs before `npm start` and `npm test`, so it needs nothing but Node and npm.
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

function main() {
  const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
  const flags = process.argv.slice(2);
  const unknown = flags.find((flag) => !FLAGS.includes(flag));
  if (unknown)
    throw new Problem(`Unknown option "${unknown}": scripts/ensure.mjs knows ${FLAGS.join(' and ')}.`);

  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  checkNodeVersion({ range: engines.node });
  ensureDependencies({ root, say: console.log });
  if (!flags.includes('--no-build')) buildTypeScript({ root });
  if (flags.includes('--browser')) ensureBrowser({ say: console.log });
}

/** Always run: `tsc -b` knows by itself what is out of date. */
function buildTypeScript({ root }) {
  const tsc = path.join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-b', 'packages/lectern'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status === 0) return;
  throw new Problem(
    `"npx tsc -b packages/lectern" ended with exit code ${status}: mend the type errors above.`,
  );
}

runScript(main);
