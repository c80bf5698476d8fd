import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { isHighlighted } from '../../packages/lectern/src/markdown/code/highlight.js';
import { isPlainText } from '../../packages/lectern/src/markdown/code/highlighter.js';
import { createPrismHighlighter } from '../../packages/lectern/src/markdown/code/prism.js';
import { fencesOf, stepOf } from './fences.js';
import { tutorialPages } from './pages.js';
import { Reader } from './reader.js';
import { standIns } from './stand-ins.js';

// These tests follow the tutorial page by page, starting in an empty folder. They run each command, and write each code
// block whose title is a path to that file. stand-ins.ts lists what replaces the network. A command that can't run
// states a reason: `bash not-run="…"`.

const pages = tutorialPages();
const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'lectern-tutorial-')));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const { env, remotes } = standIns({ root });
const home = path.join(root, 'work');
mkdirSync(home);
// A reader of "Migrate from Docusaurus" already has a Docusaurus site.
cpSync(path.resolve(import.meta.dirname, '../fixtures/ok-docusaurus'), path.join(home, 'old-site'), {
  recursive: true,
});
const reader = new Reader({ root, home, env });

describe('the tutorial, followed step by step', () => {
  test.each(pages)('every step in $file succeeds', async ({ file, text }) => {
    const steps = fencesOf(text).map((fence) => stepOf(fence));
    // From the second page on, the tutorial uses this folder.
    if (file !== 'intro.md') reader.cwd = path.join(home, 'my-docs');
    for (const step of steps) {
      await reader.follow(step).catch((error: unknown) => {
        throw new Error(
          `site/tutorial/${file}:${step.fence.line}: ${error instanceof Error ? error.message : error}`,
        );
      });
    }
  });

  test('ends with a site that lectern check accepts', () => {
    reader.cwd = path.join(home, 'my-docs');
    const found = JSON.parse(reader.command('npm run --silent check -- --json')) as unknown;
    expect(found).toMatchObject({ ok: true, warnings: [] });
  });

  test('ends with a deployed site', () => {
    const site = deployed();
    expect(existsSync(path.join(site, 'build/docs/intro/index.html'))).toBe(true);
    expect(readFileSync(path.join(site, 'build/index.html'), 'utf8')).toContain('href="/my-docs/docs/intro');
  });
});

function deployed(): string {
  const machine = new Reader({ root, home: root, env });
  machine.command(`git clone -q "${remotes}/you/my-docs.git" machine\ncd machine`);
  const workflow = parse(readFileSync(path.join(machine.cwd, '.github/workflows/site.yml'), 'utf8')) as {
    jobs: { build: { steps: { run?: string }[] } };
  };
  // On GitHub, the base path is an output of the `configure-pages` action.
  for (const { run } of workflow.jobs.build.steps) {
    if (run !== undefined) machine.command(run, { BASE_PATH: '/my-docs' });
  }
  return machine.cwd;
}

describe('highlighting of code fences in the tutorial', () => {
  const highlighter = createPrismHighlighter();
  const drawn = ['mermaid', 'class-diagram', 'sequence-diagram'];

  test.each(pages)('supports every language in $file', ({ text }) => {
    const plain = fencesOf(text)
      .filter(
        ({ lang }) => !drawn.includes(lang) && !isPlainText(lang) && !isHighlighted({ lang, highlighter }),
      )
      .map(({ lang, line }) => `${line}: ${lang}`);
    expect(plain).toEqual([]);
    expect(fencesOf(text).filter(({ lang }) => lang === '')).toEqual([]);
  });
});

test('the tutorial test finds the same code fences as a Markdown parser', () => {
  const text = ['````md', '```bash', 'rm -r .', '```', '````', '  ```bash not-run="no"', '  a', '  ```'].join(
    '\n',
  );
  expect(fencesOf(text).map((fence) => [fence.lang, fence.line, fence.code, stepOf(fence).does])).toEqual([
    ['md', 1, '```bash\nrm -r .\n```\n', 'read'],
    ['bash', 6, 'a\n', 'read'],
  ]);
});
