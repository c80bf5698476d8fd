/** Reports of tools do not say which commit they are about: whoever runs the tools adds it. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** The commit of the working copy, and whether its files are others; `undefined` if there is no git. */
export function stampOf({ root }) {
  const commit = git({ root, args: ['rev-parse', 'HEAD'] });
  const changes = git({ root, args: ['status', '--porcelain'] });
  if (commit === undefined || changes === undefined) return {};
  return { commit, changed: changes !== '' };
}

/** Adds a stamp to a report, and a date where its tool writes none. */
export function stampReport({ file, stamp }) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...report, stamp }));
}

function git({ root, args }) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
