import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';

export function findPackages({ root }) {
  return readdirSync(path.join(root, 'packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `packages/${name}`)
    .filter((dir) => existsSync(path.join(root, dir, 'package.json')))
    .sort()
    .map((dir) => {
      const manifest = JSON.parse(readFileSync(path.join(root, dir, 'package.json'), 'utf8'));
      return { dir, name: manifest.name, manifest };
    });
}

/**
 * Packs packages as npm would publish them. Their npm scripts don't run, so they must already be built. Without `into`,
 * no tarball is written.
 */
export function packPackages({ root, packages, into }) {
  const destination = into === undefined ? ['--dry-run'] : ['--pack-destination', JSON.stringify(into)];
  const workspaces = packages.flatMap(({ dir }) => ['-w', dir]);
  // npm is a batch file on Windows, which only a shell can run.
  const command = ['npm pack --json --ignore-scripts', ...destination, ...workspaces].join(' ');
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: root,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Problem(`"${command}" ended with exit code ${status}:\n${stderr}`);
  const packed = JSON.parse(stdout);
  return packages.map(({ name, dir }) => {
    const found = packed.find((entry) => entry.name === name);
    if (found === undefined) throw new Problem(`npm packed nothing for ${name} (${dir}).`);
    const { filename, size, unpackedSize, files } = found;
    return {
      name,
      dir,
      tarball: into === undefined ? filename : path.join(into, filename),
      size,
      unpackedSize,
      files: files.map((file) => file.path),
    };
  });
}
