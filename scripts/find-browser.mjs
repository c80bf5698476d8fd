import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

const VARIABLES = ['CHROMIUM_PATH', 'CHROME_PATH'];
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export function findBrowser({ env = process.env, platform = process.platform, exists = isExecutable } = {}) {
  const named = VARIABLES.find((variable) => env[variable]);
  if (named) {
    if (exists(env[named])) return env[named];
    throw new Error(
      `${named} is "${env[named]}", but no program exists there. Correct it, or unset it to search the usual locations.`,
    );
  }
  return candidates({ env, platform }).find((file) => exists(file));
}

function candidates({ env, platform }) {
  if (platform === 'win32') return windowsCandidates(env);
  const onPath = (env.PATH || '')
    .split(':')
    .filter(Boolean)
    .flatMap((folder) => COMMANDS.map((command) => path.posix.join(folder, command)));
  return platform === 'darwin' ? [...onPath, ...macCandidates(env)] : onPath;
}

function macCandidates(env) {
  const folders = ['/Applications', ...(env.HOME ? [path.posix.join(env.HOME, 'Applications')] : [])];
  return folders.flatMap((folder) =>
    ['Google Chrome', 'Chromium'].map((app) =>
      path.posix.join(folder, `${app}.app`, 'Contents', 'MacOS', app),
    ),
  );
}

/** Windows installers don't change the PATH. */
function windowsCandidates(env) {
  const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
  return folders.flatMap((folder) =>
    [path.win32.join('Google', 'Chrome'), 'Chromium'].map((product) =>
      path.win32.join(folder, product, 'Application', 'chrome.exe'),
    ),
  );
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
