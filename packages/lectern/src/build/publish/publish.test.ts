import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tempSite } from '../../content/__fixtures__/temp-site.js';
import { statOf } from '../../util/files.js';
import { filesIn, openTempOutput, publishFiles } from './__fixtures__/temp-output.js';
import { formatJournal } from './journal.js';
import { formatMark, hashContent, keyOf, markFile, parseMark } from './mark.js';

const site = '0123456789abcdef0123';

function markOf(files: Readonly<Record<string, string>>) {
  const entries = Object.entries(files).map(([file, text]): [string, string] => [
    keyOf(file),
    hashContent(text),
  ]);
  return { site, files: new Map(entries), complete: true };
}

test('publishing: the next build completes a build that was interrupted while publishing', async () => {
  const mark = markOf({ 'docs/waits.html': 'new', 'moved.html': 'new', 'kept.html': 'kept' });
  const before = markOf({ 'gone.html': 'old', 'kept.html': 'kept', 'moved.html': 'old' });
  await using temp = await tempSite({
    'build/moved.html': 'new',
    'build/gone.html': 'old',
    'build/kept.html': 'kept',
    'build/theirs.html': 'theirs',
    [`build/${markFile}`]: formatMark({
      site,
      files: new Map([...before.files, ...mark.files]),
      complete: false,
    }),
    'stage/files/docs/waits.html': 'new',
    'stage/journal.json': formatJournal({
      first: [],
      remove: ['gone.html', 'gone/before.html', 'theirs.html'],
      markText: formatMark(mark),
    }),
  });
  const output = openTempOutput({ dir: temp.dir });
  expect(filesIn(join(temp.dir, 'build'))).toEqual([
    'docs/waits.html',
    'kept.html',
    'moved.html',
    'theirs.html',
  ]);
  expect(parseMark(readFileSync(join(temp.dir, 'build', markFile), 'utf8'))).toEqual(mark);
  expect(output.warnings).toEqual([]);
  await output.discard();
  expect(readdirSync(temp.dir)).toEqual(['build']);
});

const mark = formatMark(markOf({}));

test.each([
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '5',
  '{"remove":5}',
  '{"remove":["a.html"]}',
  '{"version":1}',
  JSON.stringify({ version: 1, first: [], remove: [], mark: '{}' }),
  JSON.stringify({ version: 1, first: [], remove: [5], mark }),
  JSON.stringify({ version: 1, first: [], remove: ['../docs/intro.md'], mark }),
  JSON.stringify({ version: 1, first: ['/etc/hostname'], remove: [], mark }),
  JSON.stringify({ version: 1, first: [], remove: ['a/../../docs/intro.md'], mark }),
  JSON.stringify({ version: 1, first: [], remove: ['a.html'], mark: mark.replace(site, 'f'.repeat(20)) }),
])(
  'publishing: a journal that is damaged or from another site is reported, renamed, and ignored: %s',
  async (journal) => {
    await using temp = await tempSite({ 'docs/intro.md': 'intro' });
    await publishFiles(temp.dir, { 'a.html': 'a' });
    for (const dir of ['stage', 'build.new']) {
      await mkdir(join(temp.dir, dir, 'files'), { recursive: true });
      await writeFile(join(temp.dir, dir, 'journal.json'), journal);
      await writeFile(join(temp.dir, dir, 'files/b.html'), 'b');
    }
    const output = openTempOutput({ dir: temp.dir });
    await output.write('a.html', 'a');
    await output.publish();
    expect(output.warnings.map(({ code, severity }) => `${severity} ${code}`)).toEqual(
      Array(2).fill('warning journal-unusable'),
    );
    expect(filesIn(temp.dir)).toEqual([
      'build.new/files/b.html',
      'build.new/journal.set-aside-1.json',
      'build/a.html',
      'docs/intro.md',
      'stage.set-aside-1.json',
    ]);
    expect(readFileSync(join(temp.dir, 'stage.set-aside-1.json'), 'utf8')).toBe(journal);
    expect(openTempOutput({ dir: temp.dir }).warnings, 'only once').toEqual([]);
  },
);

test('publishing: a build never deletes the target of a symbolic link, or a file that changed after a build', async () => {
  await using temp = await tempSite({ 'docs/intro.html': 'intro' });
  await publishFiles(temp.dir, { 'docs/intro.html': 'intro', 'b.html': 'b', 'c.html': 'c' });
  const build = join(temp.dir, 'build');
  await rm(join(build, 'docs'), { recursive: true });
  await symlink('../docs', join(build, 'docs'));
  await rm(join(build, 'b.html'));
  await symlink('../docs/intro.html', join(build, 'b.html'));
  await writeFile(join(build, 'c.html'), 'theirs');
  await publishFiles(temp.dir, { 'd.html': 'd' });
  expect(filesIn(temp.dir)).toEqual(['build/c.html', 'build/d.html', 'docs/intro.html']);
  expect(readlinkSync(join(build, 'docs'))).toBe('../docs');
  expect(readlinkSync(join(build, 'b.html'))).toBe('../docs/intro.html');
});

test('publishing: a static file named like the build marker is not published', async () => {
  await using temp = await tempSite({ [`static/${markFile}`]: '{}', 'static/a.txt': 'a' });
  const output = openTempOutput({ dir: temp.dir });
  await output.copy({ source: join(temp.dir, 'static'), file: '.' });
  await output.publish();
  expect(parseMark(readFileSync(join(temp.dir, 'build', markFile), 'utf8'))?.files.size).toBe(1);
});

const name = fc.constantFrom('a', 'b', 'A', 'index.html');
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));
const step = fc.oneof(
  fc.record({
    kind: fc.constant('build' as const),
    files: fc.uniqueArray(path, { maxLength: 6 }),
    text: fc.constantFrom('1', '2'),
  }),
  fc.record({ kind: fc.constantFrom('drop' as const, 'link' as const), path }),
  fc.record({
    kind: fc.constant('stage' as const),
    journal: fc.constantFrom('', '{', '{"remove":["a"]}', 'null'),
  }),
);

function withoutFolders(files: readonly string[]): string[] {
  return files.filter((file) => !files.some((other) => other.startsWith(`${file}/`)));
}

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface World {
  dir: string;
  theirs: Map<string, string>;
  mine: readonly string[];
}

async function build(
  world: World,
  { files: wanted, text }: { files: readonly string[]; text: string },
): Promise<void> {
  const files = withoutFolders(wanted);
  const publishing = publishFiles(world.dir, Object.fromEntries(files.map((file) => [file, text])));
  if (files.some((file) => isInTheWay({ file, theirs: world.theirs }))) {
    await expect(publishing).rejects.toThrow('which Lectern did not create');
  } else {
    await publishing;
    world.mine = files;
  }
}

async function putThere(
  world: World,
  { kind, path: file, text }: { kind: 'drop' | 'link'; path: string; text: string },
): Promise<void> {
  const outDir = join(world.dir, 'build');
  if (!isFreeForOthers({ outDir, path: file })) return;
  const [target, outside] = [join(outDir, file), join(world.dir, 'outside')];
  await mkdir(dirname(target), { recursive: true });
  if (kind === 'drop') await writeFile(target, text);
  else await symlink(outside, target);
  world.theirs.set(file, kind === 'drop' ? text : outside);
}

async function take(world: World, next: Step, index: number): Promise<void> {
  if (next.kind === 'build') return build(world, next);
  if (next.kind !== 'stage') return putThere(world, { ...next, text: `theirs ${index}` });
  await mkdir(join(world.dir, 'stage'), { recursive: true });
  await writeFile(join(world.dir, 'stage/journal.json'), next.journal);
}

test('publishing: no build changes a file that another program added to the output', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
      await using temp = await tempSite({
        'outside/a': 'outside',
        'outside/b': 'outside',
        'build/.keep': '',
      });
      const outDir = join(temp.dir, 'build');
      const world: World = { dir: temp.dir, theirs: new Map(), mine: [] };
      for (const [index, next] of steps.entries()) {
        await take(world, next, index);
        for (const [file, text] of world.theirs) expect(readTheirs(join(outDir, file)), file).toBe(text);
        for (const file of world.mine)
          expect(readFileSync(join(outDir, file), 'utf8'), file).toMatch(/^[12]$/);
      }
      expect(filesIn(join(temp.dir, 'outside'))).toEqual(['a', 'b']);
      const dropped = [...world.theirs].filter(([, text]) => text.startsWith('theirs')).map(([file]) => file);
      expect(filesIn(outDir), 'nothing is left over').toEqual(['.keep', ...dropped, ...world.mine].sort());
    }),
    { numRuns: 150 },
  );
}, 120_000);

function readTheirs(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return readFileSync(path, 'utf8');
  }
}

function isInTheWay({ file, theirs }: { file: string; theirs: ReadonlyMap<string, string> }): boolean {
  return [...theirs.keys()].some(
    (other) => other === file || other.startsWith(`${file}/`) || file.startsWith(`${other}/`),
  );
}

function isFreeForOthers({ outDir, path }: { outDir: string; path: string }): boolean {
  if (statOf(join(outDir, path)) !== undefined) return false;
  const parts = path.split('/').slice(0, -1);
  return parts.every((_, index) => {
    const above = join(outDir, ...parts.slice(0, index + 1));
    return statOf(above) === undefined || (statOf(above)?.isDirectory() === true && !isLink(above));
  });
}

function isLink(path: string): boolean {
  try {
    readlinkSync(path);
    return true;
  } catch {
    return false;
  }
}
