/** Replaces `git` and `npm` in the tutorial's tests: see stand-ins.ts. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const [, , tool, real, ...args] = process.argv;
const repository = process.env.REPOSITORY;

function main() {
  if (tool === 'git' && args[0] === 'clone' && args[1]?.includes('aac-voice-api')) return cloneThis();
  if (tool === 'npm' && ['install', 'ci'].includes(args[0])) return install();
  const env = { ...process.env, ...(tool === 'npm' && args[0] === 'run' ? { PORT: '0' } : {}) };
  process.exitCode = spawnSync(real, args, { stdio: 'inherit', env }).status ?? 1;
}

function cloneThis() {
  const dir = path.resolve(args[2] ?? path.basename(args[1], '.git'));
  mkdirSync(dir);
  for (const name of readdirSync(repository)) {
    if (name !== '.git') symlinkSync(path.join(repository, name), path.join(dir, name));
  }
}

function install() {
  const manifest = readJson('package.json');
  const modules = path.resolve('node_modules');
  rmSync(modules, { recursive: true, force: true });
  mkdirSync(path.join(modules, '.bin'), { recursive: true });
  const names = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  for (const [name, range] of names) {
    if (!range.startsWith('file:')) {
      link({ name, modules });
      linkCommands({ name, modules });
      continue;
    }
    const folder = path.join(modules, name);
    mkdirSync(folder, { recursive: true });
    const unpacked = spawnSync('tar', [
      '-xzf',
      path.resolve(range.slice('file:'.length)),
      '-C',
      folder,
      '--strip-components=1',
    ]);
    if (unpacked.status !== 0) throw new Error(`${range} could not be unpacked: ${unpacked.stderr}`);
    const { dependencies = {} } = readJson(path.join(folder, 'package.json'));
    for (const needed of Object.keys(dependencies)) link({ name: needed, modules });
    linkCommands({ name, modules });
  }
}

/**
 * Node resolves the symbolic link before it resolves the package's imports, so the package finds its dependencies in
 * this repository.
 */
function link({ name, modules }) {
  const target = path.join(repository, 'node_modules', name);
  const place = path.join(modules, name);
  if (!existsSync(target)) throw new Error(`The package ${name} is not installed in this repository.`);
  if (existsSync(place)) return;
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(target, place);
}

function linkCommands({ name, modules }) {
  const { bin = {} } = readJson(path.join(modules, name, 'package.json'));
  const commands = typeof bin === 'string' ? { [path.basename(name)]: bin } : bin;
  for (const [command, file] of Object.entries(commands)) {
    symlinkSync(path.join('..', name, file), path.join(modules, '.bin', command));
  }
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

main();
