import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writePages } from './content/generate.mjs';

const root = path.resolve(import.meta.dirname, '..');
const home = '---\ntitle: Start\n---\n\nThe pages of this site are made by a program.\n';

function siteFolder({ tool }) {
  return path.join(root, 'node_modules/.cache', `bench-${tool.name}`);
}

export function prepareTool({ tool }) {
  const dir = siteFolder({ tool });
  const given = path.join(import.meta.dirname, 'peers', tool.name);
  mkdirSync(dir, { recursive: true });
  if (tool.name === 'lectern') linkEngine(dir);
  else install({ dir, manifest: readFileSync(path.join(given, 'package.json'), 'utf8') });
  cpSync(given, dir, { recursive: true });
}

function install({ dir, manifest }) {
  const mark = path.join(dir, 'installed.json');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === manifest) return;
  writeFileSync(path.join(dir, 'package.json'), manifest);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'], {
    cwd: dir,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writeFileSync(mark, manifest);
}

function linkEngine(dir) {
  execFileSync(process.execPath, [path.join(root, 'scripts/ensure.mjs')], { stdio: 'inherit' });
  const link = path.join(dir, 'node_modules/lectern');
  mkdirSync(path.dirname(link), { recursive: true });
  if (!existsSync(link)) symlinkSync(path.join(root, 'packages/lectern'), link, 'junction');
}

export function fillSite({ tool, count }) {
  const dir = siteFolder({ tool });
  const docs = path.join(dir, tool.docs);
  const kept = path.join(dir, 'kept');
  const given = path.join(import.meta.dirname, 'peers', tool.name);
  for (const name of [tool.output, ...leftovers])
    rmSync(path.join(dir, name), { recursive: true, force: true });
  rmSync(kept, { recursive: true, force: true });
  const pages = writePages({ dir: docs, count });
  writeFileSync(path.join(docs, 'index.md'), home);
  // The configuration is copied last, because it may be inside the docs folder, which was just replaced.
  cpSync(given, dir, { recursive: true });
  return { dir, pages };
}

const leftovers = [
  '.lectern',
  '.docusaurus',
  '.astro',
  'node_modules/.astro',
  'node_modules/.cache',
  'node_modules/.vite',
  'docs/.vitepress/cache',
];

export function editPage({ dir, tool, pages, text }) {
  const page = pages[Math.floor(pages.length / 2)];
  const file = path.join(dir, tool.docs, page.file);
  writeFileSync(file, `${page.text}\n${text}\n`);
}
