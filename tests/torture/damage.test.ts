import { execFile } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isCampaign, randomFrom, rounds, seed } from './campaign.js';
import type { Scene } from './damage.js';
import { damageEntry, damages, entryKind, filesIn } from './damage.js';
import { copyRichSite } from './rich-site.js';
import { readTree } from './site-copy.js';

/* Damages many entries of the cache at once, each in another way. The next build must be correct to the byte. */

const program = join(import.meta.dirname, '../../packages/lectern/bin/lectern.js');

async function build(dir: string): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, 'build', dir]).catch(
    (error: unknown) => error as { stdout: string; stderr: string },
  );
  return stdout + stderr;
}

describe.skipIf(!isCampaign)(`a damaged cache (seed ${seed})`, () => {
  const dir = copyRichSite();
  const other = copyRichSite();
  const cache = join(dir, '.lectern/cache');
  const output = join(dir, 'build');
  const sound = `${dir}-sound`;
  const earlier = `${dir}-earlier`;
  const seen = new Set<string>();
  let right: Record<string, string> = {};
  beforeAll(async () => {
    // The other site has the same files with other words, and so has the earlier state of this one.
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
    console.log(`${seen.size} pairs of an entry and a damage`);
  });

  test('the next build is correct', async () => {
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
      // Forces some pages to be rendered again, so that the cache is read.
      const isWithout = random.below(2) === 0;
      if (isWithout) rmSync(output, { recursive: true, force: true });
      const text = await build(dir);
      const found = readTree(output);
      const wrong = [...new Set([...Object.keys(found), ...Object.keys(right)])].filter(
        (file) => found[file] !== right[file],
      );
      const isRight = text.includes('✓') && wrong.length === 0 && !/internal-error|\n\s+at /.test(text);
      expect({ round, isRight, isWithout, ...(isRight ? {} : { wrong, text, done }) }).toEqual({
        round,
        isRight: true,
        isWithout,
      });
    }
  });
});

/** Changes the words of one document of each kind. */
function edit(dir: string, words: string): void {
  for (const file of ['docs/dot.md', 'loud/index.md', 'blog/2024-01-02-post.md', 'sample-docs/intro.md']) {
    const path = join(dir, file);
    const [text = ''] = readFileSync(path, 'utf8').split('\n\nAt the end: ');
    writeFileSync(path, `${text}\n\nAt the end: ${words}\n`);
  }
}
