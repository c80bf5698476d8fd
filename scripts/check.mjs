/**
 * Runs every check of the documentation: `node scripts/check.mjs [options of lectern check]`. After the site, it checks
 * whether the recorded sequence diagrams still match the library, even if the site has errors.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const failed = [
  ['packages/lectern/bin/lectern.js', 'check', 'site', ...process.argv.slice(2)],
  ['scripts/recordings.mjs'],
].filter((args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status !== 0);

process.exitCode = failed.length > 0 ? 1 : 0;
