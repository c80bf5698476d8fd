/** Adds the commit to test reports, because test tools omit it. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

/** Returns an empty object without git. */
export function stampOf({ root }) {
  const commit = git({ root, args: ['rev-parse', 'HEAD'] });
  const changes = git({ root, args: ['status', '--porcelain'] });
  if (commit === undefined || changes === undefined) return {};
  return { commit, changed: changes !== '' };
}

export function stampReport({ file, stamp }) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...report, stamp }));
}

function git({ root, args }) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
