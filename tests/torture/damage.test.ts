import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isCampaign, randomFrom, rounds, seed } from './campaign.js';
import type { Scene } from './damage.js';
import { damageEntry, damages, entryKind, filesIn } from './damage.js';
import { copyRichSite } from './rich-site.js';
import { readTree } from './site-copy.js';

/* After damage to many cache entries, each in a different way, the next build must produce the correct bytes. */

const program = join(import.meta.dirname, '../../packages/lectern/bin/lectern.js');

async function build(dir: string): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, 'build', dir]).catch(
    (error: unknown) => error as { stdout: string; stderr: string },
  );
  return stdout + stderr;
}

describe.skipIf(!isCampaign)(`damage to the cache or the output (seed ${seed})`, () => {
  const dir = copyRichSite();
  const other = copyRichSite();
  const cache = join(dir, '.lectern/cache');
  const output = join(dir, 'build');
  const sound = `${dir}-sound`;
  const earlier = `${dir}-earlier`;
  const seen = new Set<string>();
  let right: Record<string, string> = {};
  beforeAll(async () => {
    // Files from another site, and from an earlier state of this site, have the same names but different text.
    edit(other, 'Other words.');
    expect(await build(other)).toContain('✓');
    edit(dir, 'Earlier words.');
    expect(await build(dir)).toContain('✓');
    cpSync(cache, earlier, { recursive: true });
    edit(dir, 'Words.');
    expect(await build(dir)).toContain('✓');
    right = readTree(output);
    cpSync(dir, sound, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  }, 900_000);
  afterAll(() => {
    for (const folder of [dir, other, sound, earlier]) rmSync(folder, { recursive: true, force: true });
    console.log(`${seen.size} pairs of an entry and a kind of damage`);
  });

  const check = async (label: object): Promise<void> => {
    const text = await build(dir);
    const found = readTree(output);
    const wrong = [...new Set([...Object.keys(found), ...Object.keys(right)])].filter(
      (file) => found[file] !== right[file],
    );
    const isRight = text.includes('✓') && wrong.length === 0 && !/internal-error|\n\s+at /.test(text);
    expect({ isRight, ...(isRight ? {} : { ...label, wrong, text }) }).toEqual({ isRight: true });
  };

  test('the next build writes the expected output if random cache entries are damaged', async () => {
    for (let round = 0; round < rounds(0.8); round += 1) {
      const random = randomFrom(seed * 8_000_009 + round);
      const scene: Scene = { cache, others: [earlier, join(other, '.lectern/cache')], random };
      const share = random.pick([1, 3, 10, 100]);
      const files = filesIn(cache).filter(() => random.below(100) < share * 3);
      const done = files.map((file) => {
        const kind = random.pick(Object.keys(damages));
        seen.add(`${entryKind(file.slice(cache.length + 1))} ${kind}`);
        return damageEntry({ file, kind, scene });
      });
      const isWithout = random.below(2) === 0;
      if (isWithout) rmSync(output, { recursive: true, force: true });
      await check({ round, done, isWithout });
    }
  });

  test('the next build writes the expected output if cache files come from an earlier build or another site', async () => {
    for (let round = 0; round < rounds(0.4); round += 1) {
      const random = randomFrom(seed * 9_000_011 + round);
      const from = random.pick([earlier, join(other, '.lectern/cache')]);
      const names = readdirSync(from).filter(() => random.below(2) === 0);
      const isWhole = random.below(2) === 0;
      for (const name of names) {
        if (isWhole) rmSync(join(cache, name), { recursive: true, force: true });
        cpSync(join(from, name), join(cache, name), {
          recursive: true,
          preserveTimestamps: random.below(2) === 0,
          filter: (file) => isWhole || statSync(file).isDirectory() || random.below(2) === 0,
        });
      }
      const isWithout = random.below(2) === 0;
      if (isWithout) rmSync(output, { recursive: true, force: true });
      await check({ round, from, names, isWhole, isWithout });
    }
  });

  test('the next build writes the expected output if published files are damaged', async () => {
    for (let round = 0; round < rounds(0.2); round += 1) {
      const random = randomFrom(seed * 11_000_003 + round);
      const scene: Scene = { cache: output, others: [join(other, 'build')], random };
      // A build never replaces links, folders, and other entries that no build wrote, so this damage stays.
      const kinds = Object.keys(damages).filter(
        (kind) => !/time|permissions|read-only|link|folder|copy|beside/.test(kind),
      );
      const files = filesIn(output).filter(() => random.below(100) < 10);
      const done = files.map((file) => damageEntry({ file, kind: random.pick(kinds), scene }));
      await check({ round, done });
    }
  });
});

function edit(dir: string, words: string): void {
  for (const file of ['docs/dot.md', 'loud/index.md', 'blog/2024-01-02-post.md', 'sample-docs/intro.md']) {
    const path = join(dir, file);
    const [text = ''] = readFileSync(path, 'utf8').split('\n\nAt the end: ');
    writeFileSync(path, `${text}\n\nAt the end: ${words}\n`);
  }
}
