import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedPackages } from './installed-packages.mjs';
import { findPackages, packPackages } from './packages.mjs';
import { Problem, runScript } from './problem.mjs';

const COLUMNS = [
  { title: 'Packed', of: ({ packed }) => kilobytes(packed.size) },
  { title: 'Unpacked', of: ({ packed }) => kilobytes(packed.unpackedSize) },
  { title: 'Files', of: ({ packed }) => String(packed.files.length) },
  { title: 'Dependencies', of: ({ direct }) => String(direct) },
  { title: 'Packages installed', of: ({ installed }) => String(installed.length) },
  { title: 'Installed', of: ({ bytes }) => `${(bytes / 1e6).toFixed(1)} MB` },
];

function main() {
  const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
  const packages = findPackages({ root });
  const unbuilt = packages.find(({ dir }) => !existsSync(path.join(root, dir, 'dist')));
  if (unbuilt) throw new Problem(`${unbuilt.name} is not built: run "npx tsc -b" first.`);
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const packed = packPackages({ root, packages });
  const unpacked = new Map(packed.map(({ dir, unpackedSize }) => [dir, unpackedSize]));
  const sizeOf = (folder) => unpacked.get(folder) ?? folderSize(path.join(root, folder));

  const rows = packages.map(({ name, dir, manifest }, index) => {
    const isInstalled = (folder) => existsSync(path.join(root, folder, 'package.json'));
    const installed = installedPackages({ lock, folder: dir, isInstalled });
    const bytes = [dir, ...installed].reduce((sum, folder) => sum + sizeOf(folder), 0);
    const direct = Object.keys(manifest.dependencies ?? {}).length;
    return { name, packed: packed[index], installed, bytes, direct };
  });

  const width = Math.max(...packages.map(({ name }) => name.length));
  console.log(
    '"Dependencies" counts direct ones. "Packages installed" includes indirect ones, and "Installed" the package itself.\n',
  );
  console.log(lineOf({ first: 'Package', cells: COLUMNS.map(({ title }) => title), width }));
  for (const row of rows)
    console.log(lineOf({ first: row.name, cells: COLUMNS.map(({ of }) => of(row)), width }));
}

function lineOf({ first, cells, width }) {
  return [
    first.padEnd(width),
    ...cells.map((cell, index) => cell.padStart(Math.max(9, COLUMNS[index].title.length))),
  ].join('  ');
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(0)} kB`;
}

function folderSize(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .map((entry) => path.join(folder, entry.name))
    .reduce((sum, file) => {
      const stats = statSync(file);
      return sum + (stats.isDirectory() ? folderSize(file) : stats.size);
    }, 0);
}

runScript(main);
