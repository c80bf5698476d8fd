import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../problem.mjs';

/** The copy is a git repository, because checks look up file names in git. */
export function copyRepository({ root, folder }) {
  const list = git({ cwd: root, args: ['ls-files', '-z', '--cached', '--others', '--exclude-standard'] });
  for (const file of list.split('\0').filter(Boolean)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(folder, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  // Git doesn't track compiled files, but the site's plug-ins may run them.
  for (const name of readdirSync(path.join(root, 'packages'))) {
    const compiled = path.join(root, 'packages', name, 'dist');
    if (existsSync(compiled))
      cpSync(compiled, path.join(folder, 'packages', name, 'dist'), { recursive: true });
  }
  git({ cwd: folder, args: ['init', '--quiet'] });
  git({ cwd: folder, args: ['add', '--all'] });
}

function git({ cwd, args }) {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Problem(`"git ${args.join(' ')}" ended with exit code ${status}:\n${stderr}`);
  return stdout;
}

function checkCopy({ root, folder }) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'packages/lectern/bin/lectern.js'), 'check', path.join(folder, 'site'), '--json'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  try {
    const { diagnostics = [], warnings = [] } = JSON.parse(stdout);
    return [...diagnostics, ...warnings];
  } catch (cause) {
    throw new Problem(`lectern check printed no JSON:\n${stdout}${stderr}`, { cause });
  }
}

/**
 * Reports only problems that the unchanged copy doesn't have.
 * @throws Error if the unchanged copy has an error, because the check might then skip its later steps.
 */
export function checkerOf({ root, folder }) {
  const before = checkCopy({ root, folder });
  const error = before.find(({ severity }) => severity === 'error');
  if (error)
    throw new Problem(
      `Before any mutation, ${error.file} has an error: ${error.message} Run "npm run check".`,
    );
  const known = new Set(before.map(({ file, message }) => `${file} ${message}`));
  return () => checkCopy({ root, folder }).filter(({ file, message }) => !known.has(`${file} ${message}`));
}
