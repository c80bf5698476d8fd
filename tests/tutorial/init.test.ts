import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Reader } from './reader.js';
import { standIns } from './stand-ins.js';

const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'lectern-init-')));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const { env } = standIns({ root });
const home = path.join(root, 'work');
mkdirSync(home);
const lectern = `node "${path.resolve(import.meta.dirname, '../../packages/lectern/bin/lectern.js')}"`;

test('lectern init: a new plug-in type-checks, passes its tests, builds its example site, and can be published', () => {
  const reader = new Reader({ root, home, env });
  reader.command(`${lectern} init --plugin @acme/lectern-plugin-word-list`);
  reader.command('cd lectern-plugin-word-list\nnpm install');
  const output = reader.command('npm test');
  expect(output).toContain('2 passed');
  reader.command('npx lectern build example');
  const page = readFileSync(path.join(reader.cwd, 'example/build/index.html'), 'utf8');
  expect(page).toContain('<section class="word-list"><p>Before you start</p>');
  expect(page).toMatch(/<lectern-island[^>]* data-export="Items"/);
  const packed = JSON.parse(
    reader.command('npm run --silent build\nnpm pack --dry-run --ignore-scripts --json'),
  ) as [{ files: { path: string }[] }];
  expect(packed[0].files.map((file) => file.path).sort()).toEqual([
    'LICENSE',
    'README.md',
    'dist/index.d.ts',
    'dist/index.js',
    'package.json',
    'src/Checklist.tsx',
    'src/Items.tsx',
    'src/checklist.css',
    'src/index.ts',
  ]);
});

test('lectern init: a new site with every plug-in in this repository builds', () => {
  const reader = new Reader({ root, home, env });
  reader.command(`${lectern} init my-docs --with blog,mermaid,openapi,social-cards --with trace,typedoc`);
  reader.command('cd my-docs\nnpm install\nnpm run build');
  const build = path.join(reader.cwd, 'build');
  expect(readFileSync(path.join(build, 'docs/diagrams/index.html'), 'utf8')).toContain('<svg');
  expect(readFileSync(path.join(build, 'api/index.html'), 'utf8')).toContain('Get a lamp');
  for (const page of ['docs/api', 'traceability', 'blog/2026/01/15/welcome']) {
    expect([page, existsSync(path.join(build, page, 'index.html'))]).toEqual([page, true]);
  }
  expect(readFileSync(path.join(build, 'index.html'), 'utf8')).toMatch(
    /property="og:image"[^>]*assets\/social/,
  );
});
