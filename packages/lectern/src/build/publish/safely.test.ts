import { lstatSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validateConfig } from '../../config/validate.js';
import { tempSite } from '../../content/__fixtures__/temp-site.js';
import { LecternError } from '../../diagnostics/diagnostic.js';
import type { Workspace } from '../../session/workspace.js';
import { markFile } from './mark.js';
import { openOutput } from './output.js';
import { openSafely } from './safely.js';

const value = {
  title: 'A',
  url: 'https://example.org',
  sources: [{ type: 'docs' }, { type: 'docs', id: 'more', path: '../more', routeBasePath: 'more' }],
};

function listing(dir: string): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(dir, folder))) {
      const path = join(folder, entry);
      const stat = lstatSync(join(dir, path));
      if (stat.isDirectory()) walk(path);
      else
        found.set(
          path,
          stat.isFile() ? readFileSync(join(dir, path), 'utf8') : readlinkSync(join(dir, path)),
        );
    }
  };
  walk('');
  return found;
}

async function build(options: {
  siteDir: string;
  outDir: string;
  force: boolean;
  text: string;
}): Promise<string> {
  const { siteDir } = options;
  const { config } = validateConfig({ file: 'lectern.config.ts', source: '', value });
  const workspace = { config, cacheDir: join(siteDir, '.lectern/cache'), configDependencies: [] };
  try {
    const { stage } = await openSafely({ ...options, open: async () => workspace as unknown as Workspace });
    const output = openOutput(stage);
    for (const file of ['index.html', 'docs/intro.md', 'a/index.html'])
      await output.write(file, options.text);
    await output.publish();
    return '';
  } catch (error) {
    if (error instanceof LecternError) return error.message;
    throw error;
  }
}

const segment = fc.constantFrom(
  '..',
  '.',
  '',
  'site',
  'docs',
  'more',
  'static',
  '.git',
  '.lectern',
  'a',
  'b',
  'link',
  'up',
  'dead',
  'index.html',
);
const outPath = fc.array(segment, { maxLength: 5 }).map((parts) => parts.join('/'));
const theirs = fc.uniqueArray(
  fc.constantFrom('a/x', 'a/docs/x', 'b/index.html', 'b/a/x', 'site/a/x', 'site/b/a', 'more/x', 'index.html'),
  { maxLength: 5 },
);

test('output folder: for any --out option, a build changes only files that builds wrote', async () => {
  let built = 0;
  const attempt = fc.record({ out: outPath, force: fc.boolean(), text: fc.constantFrom('1', '2') });
  await fc.assert(
    fc.asyncProperty(theirs, fc.array(attempt, { minLength: 1, maxLength: 6 }), async (files, attempts) => {
      await using temp = await tempSite({
        'site/lectern.config.ts': '',
        'site/docs/intro.md': 'intro',
        'site/static/a.txt': 'a',
        '.git/HEAD': 'ref',
        ...Object.fromEntries(files.map((file) => [file, 'theirs'])),
      });
      await symlink('site', join(temp.dir, 'link'));
      await symlink('..', join(temp.dir, 'site/up'));
      await symlink('nowhere', join(temp.dir, 'dead'));
      const before = listing(temp.dir);
      const siteDir = join(temp.dir, 'site');
      for (const { out, force, text } of attempts) {
        const outDir = `${siteDir}/${out}`;
        const known = listing(temp.dir);
        const error = await build({ siteDir, outDir, force, text });
        rmSync(join(siteDir, '.lectern'), { recursive: true, force: true });
        const after = listing(temp.dir);
        for (const [file, content] of before) expect(after.get(file), file).toBe(content);
        if (error !== '') {
          expect(after, error).toEqual(known);
          continue;
        }
        built += 1;
        const real = realpathSync(outDir);
        for (const taken of ['site/docs', 'site/static', 'site/.lectern', 'more', '.git'])
          expect(`${real}/`.startsWith(`${join(temp.dir, taken)}/`), taken).toBe(false);
        expect(`${siteDir}/`.startsWith(`${real}/`)).toBe(false);
        expect(readdirSync(real)).toContain(markFile);
      }
    }),
    { numRuns: 200 },
  );
  expect(built, 'some of them are fine').toBeGreaterThan(20);
}, 120_000);
