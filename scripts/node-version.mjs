import { Problem } from './problem.mjs';

/**
 * Supports only the two forms that `engines` uses in this repository. It runs before any dependency is installed, so it
 * can't use a package.
 */
export function satisfies(version, range) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  return range.split('||').some((part) => {
    const match = /^\s*(\^|>=)(\d+)(?:\.(\d+))?(?:\.0)?\s*$/.exec(part);
    if (!match) {
      throw new Problem(
        `package.json: engines.node is "${range}"; scripts/node-version.mjs reads only "^X.Y" and ">=X.Y", joined by "||".`,
      );
    }
    const wantedMajor = Number(match[2]);
    const wantedMinor = Number(match[3] || 0);
    if (major === wantedMajor) return minor >= wantedMinor;
    return match[1] === '>=' && major > wantedMajor;
  });
}

export function checkNodeVersion({ version = process.version, range }) {
  if (satisfies(version, range)) return;
  throw new Problem(
    `This is Node ${version}, and the project needs ${range}: install the current LTS from https://nodejs.org (or run "nvm install --lts") and try again.`,
  );
}
