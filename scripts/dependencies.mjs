import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';

const INSTALLED_BY_NPM = path.join('node_modules', '.package-lock.json');
const STAMP = path.join('node_modules', '.ensured');

/**
 * The stamp identifies the last lock file that was installed completely. It is removed before an installation and
 * written afterwards, so an interrupted installation is repeated. If it doesn't match (for example after `npm install
 * something`), the script checks npm's own record of installed packages, which npm writes last.
 */
export function ensureDependencies({ root, say }) {
  const lockFile = path.join(root, 'package-lock.json');
  const stampFile = path.join(root, STAMP);
  if (existsSync(lockFile)) {
    const stamp = stampOf(lockFile);
    const packages = readPackages(lockFile);
    const complete = packages?.every(([folder]) => existsSync(path.join(root, folder)));
    if (complete && read(stampFile) === stamp) return;
    if (complete && isRecorded({ root, packages })) {
      writeFileSync(stampFile, stamp);
      return;
    }
  }
  say('Installing the dependencies …');
  rmSync(stampFile, { force: true });
  install({ root, say, hasLock: existsSync(lockFile) });
  if (existsSync(lockFile)) writeFileSync(stampFile, stampOf(lockFile));
}

/**
 * `npm ci` fails if the lock file was written on one platform and lacks the optional packages of another
 * (npm/cli#4828). `npm install --no-save` then installs the locked versions, too, without changing the lock file.
 */
function install({ root, say, hasLock }) {
  if (hasLock) {
    const ci = runNpm({ root, command: 'npm ci', stdio: ['ignore', 'ignore', 'pipe'] });
    if (ci.status === 0) return;
    say(`"npm ci" failed:\n${firstErrors(ci.stderr)}\nTrying "npm install --no-save" …`);
  }
  const command = hasLock ? 'npm install --no-save' : 'npm install';
  const { status } = runNpm({ root, command, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status === 0) return;
  throw new Problem(
    `"${command}" ended with exit code ${status}, see above: if the network failed, try again; if package.json and package-lock.json disagree, run "npm install" and commit the lock file.`,
  );
}

function runNpm({ root, command, stdio }) {
  // npm is a batch file on Windows, which only a shell can run. Without `--include=dev`, npm would omit the development
  // tools if NODE_ENV is `production`.
  const line = `${command} --include=dev --no-audit --no-fund`;
  return spawnSync(line, { cwd: root, shell: true, stdio, encoding: 'utf8' });
}

function firstErrors(stderr) {
  const lines = stderr.split('\n').filter((line) => /^npm error \S/.test(line));
  return lines.slice(0, 6).join('\n');
}

/** Some packages contain binaries, and a container with another platform may share the folder. */
function stampOf(lockFile) {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return `${process.platform}-${process.arch} ${hash}\n`;
}

/** Optional packages are left out, because npm doesn't install them on every platform. */
function readPackages(lockFile) {
  const lock = parse(read(lockFile));
  if (!lock?.packages) return undefined;
  return Object.entries(lock.packages)
    .filter(([folder, entry]) => folder.includes('node_modules/') && !entry.optional && !entry.devOptional)
    .map(([folder, entry]) => [folder, entry.version]);
}

function isRecorded({ root, packages }) {
  const record = parse(read(path.join(root, INSTALLED_BY_NPM)));
  if (!record?.packages) return false;
  return packages.every(
    ([folder, version]) => folder in record.packages && record.packages[folder].version === version,
  );
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** An interrupted installation may leave a truncated file, which counts as missing. */
function parse(text) {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
