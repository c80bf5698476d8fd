import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { Problem } from './problem.mjs';

const ADVICE = {
  darwin: 'Install Chrome (https://www.google.com/chrome) or run "brew install --cask chromium"',
  win32: 'Install Chrome (https://www.google.com/chrome) or run "winget install Google.Chrome"',
  linux:
    'Install Chromium with your package manager (Debian: "sudo apt-get install chromium", Fedora: "sudo dnf install chromium", Arch: "sudo pacman -S chromium")',
};

/** If no browser is installed, installs Debian's package, unless that requires a password. */
export function ensureBrowser({ say }) {
  const browser = find() || (canInstall() ? installed({ say }) : undefined);
  if (browser) {
    say(`Browser for the tests: ${browser}`);
    return;
  }
  throw new Problem(
    `The browser tests need Chrome or Chromium, and none was found. ${ADVICE[process.platform] || ADVICE.linux}, or set CHROMIUM_PATH to the program's path.`,
  );
}

function find() {
  try {
    return findBrowser();
  } catch (error) {
    throw new Problem(error.message, { cause: error });
  }
}

function canInstall() {
  const isRoot = process.getuid && process.getuid() === 0;
  return (
    isRoot && (process.env.PATH || '').split(':').some((folder) => existsSync(path.join(folder, 'apt-get')))
  );
}

function installed({ say }) {
  say('No Chrome or Chromium found: installing the package "chromium" with apt-get (about 100 MB) …');
  apt(['update']);
  apt(['install', '-y', '--no-install-recommends', 'chromium']);
  return find();
}

function apt(args) {
  const { status, error, stdout, stderr } = spawnSync('apt-get', args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status === 0) return;
  throw new Problem(
    `${stdout || ''}${stderr || ''}"apt-get ${args.join(' ')}" failed (${error ? error.message : `exit code ${status}`}): install Chrome or Chromium yourself, or set CHROMIUM_PATH to the program's path.`,
  );
}
