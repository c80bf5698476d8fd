import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { tempSite } from '../../content/__fixtures__/temp-site.js';
import { formatDiagnostic } from '../../diagnostics/diagnostic.js';
import { serveSite } from '../../serve/serve.js';
import { filesIn } from './__fixtures__/temp-output.js';
import { createFinisher, stageFolder } from './finish.js';
import { hashContent, keyOf, markFile, parseMark, siteIdentity } from './mark.js';
import { publishStage } from './publish.js';

const first = {
  'index.html': 'old',
  'a.html': 'old',
  'gone/b.html': 'old',
  'was-file': 'old',
  'same.html': 'same',
};
const second = { 'index.html': 'new', 'a.html': 'new', 'added/c.html': 'new', 'was-file/d.html': 'new' };

async function publishedSite() {
  const temp = await tempSite({ 'site/docs/intro.md': '# Intro' });
  const siteDir = join(temp.dir, 'site');
  const outDir = join(siteDir, 'build');
  const stage = { outDir, dir: stageFolder({ siteDir, outDir }), site: siteIdentity({ siteDir, outDir }) };
  const put = async (files: Readonly<Record<string, string>>): Promise<Map<string, string>> => {
    for (const [file, text] of Object.entries(files)) {
      const path = join(stage.dir, 'files', file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
    return new Map(Object.entries(files).map(([file, text]) => [file, hashContent(text)]));
  };
  publishStage({ ...stage, written: new Map(), staged: await put(first), kept: new Map(), published: [] });
  const made = new Map(Object.entries(first).map(([file, text]) => [keyOf(file), hashContent(text)]));
  const staged = await put(second);
  const publish = (stopAt?: number): string[] => {
    const steps: string[] = [];
    const onStep = (step: string): void => {
      if (steps.length === stopAt) throw new Error('stopped');
      steps.push(step);
    };
    const kept = new Map([['same.html', undefined]]);
    publishStage({ ...stage, written: made, staged, kept, published: Object.keys(first), onStep });
    return steps;
  };
  const mark = () => parseMark(readFileSync(join(outDir, markFile), 'utf8'));
  return { ...temp, siteDir, outDir, stage, publish, mark };
}

const whole = ['a.html', 'added/c.html', 'index.html', 'same.html', 'was-file/d.html'];

async function stepsOf(): Promise<string[]> {
  await using site = await publishedSite();
  return site.publish();
}

test('a build that was interrupted at any step of publishing is completed before the site is served', async () => {
  const steps = await stepsOf();
  expect(steps).toEqual([
    'mark the folder as incomplete',
    'delete was-file',
    'move added',
    'move was-file',
    'move a.html',
    'move index.html',
    'delete gone/b.html',
    'mark the folder as complete',
    'end',
  ]);
  for (const [at, step] of steps.entries()) {
    await using site = await publishedSite();
    expect(() => site.publish(at), step).toThrow('stopped');
    const { finish } = createFinisher(site);
    const { server, url } = await serveSite({ outDir: site.outDir, base: '/', port: { number: 0 }, finish });
    const answers = await Promise.all(
      ['', 'a', 'added/c', 'same'].map(async (path) => (await fetch(url + path)).text()),
    );
    server.close();
    expect(answers, step).toEqual(['new', 'new', 'new', 'same']);
    expect(filesIn(site.outDir), step).toEqual(whole);
    expect(site.mark()?.complete, step).toBe(true);
    expect(existsSync(site.stage.dir), step).toBe(false);
  }
});

test('the build marker says whether the output folder contains one complete build', async () => {
  const steps = await stepsOf();
  const complete: boolean[] = [];
  for (const at of steps.keys()) {
    await using site = await publishedSite();
    expect(() => site.publish(at)).toThrow('stopped');
    const isOld = Object.entries(first).every(([file, text]) => textOf(join(site.outDir, file)) === text);
    const isNew = Object.entries(second).every(([file, text]) => textOf(join(site.outDir, file)) === text);
    const isWhole =
      (isOld && !existsSync(join(site.outDir, 'added'))) || (isNew && !existsSync(join(site.outDir, 'gone')));
    complete.push(site.mark()?.complete ?? false);
    if (site.mark()?.complete === true) expect(isWhole, steps[at]).toBe(true);
  }
  expect(complete).toEqual([true, false, false, false, false, false, false, false, true]);
});

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

test('completing an interrupted build waits while another process is still publishing it', async () => {
  await using site = await publishedSite();
  expect(() => site.publish(4)).toThrow('stopped');
  const file = join(site.stage.dir, 'journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as object;
  // Use the parent process as the owner, because it is certainly still running.
  await writeFile(file, JSON.stringify({ ...journal, owner: { pid: process.ppid, host: hostname() } }));
  const finished = createFinisher(site).finish();
  await expect.poll(() => existsSync(file)).toBe(true);
  expect(site.mark()?.complete).toBe(false);
  // Remove the owner, as if its process had exited. The change is atomic, because the build may read the journal at any
  // time.
  await writeFile(`${file}.part`, JSON.stringify(journal));
  await rename(`${file}.part`, file);
  expect(await finished).toEqual([]);
  expect(filesIn(site.outDir)).toEqual(whole);
});

test("an interrupted build that can't be completed causes a warning", async () => {
  await using site = await publishedSite();
  expect(() => site.publish(2)).toThrow('stopped');
  // Simulate another program that creates a file at the path of one of the site's folders.
  await rm(join(site.outDir, 'was-file'), { recursive: true, force: true });
  await writeFile(join(site.outDir, 'was-file'), 'theirs');
  const warnings = await createFinisher(site).finish();
  expect(warnings.map(formatDiagnostic).join('\n').replaceAll(site.outDir, '<build>')).toBe(
    `warning [output-incomplete]
  A build was interrupted while it published to <build>, and can't be resumed. The folder contains a mix of new and old files.
  Build the site again before you serve or deploy it.`,
  );
  expect(textOf(join(site.outDir, 'was-file'))).toBe('theirs');
});

test('completing interrupted builds changes no files if no build was interrupted', async () => {
  await using site = await publishedSite();
  // The staging folder must stay unchanged, because another build may be writing to it.
  const before = readdirSync(site.stage.dir);
  await cp(site.outDir, join(site.dir, 'copy'), { recursive: true });
  expect(await createFinisher(site).finish()).toEqual([]);
  expect(readdirSync(site.stage.dir)).toEqual(before);
  expect(filesIn(site.outDir)).toEqual(filesIn(join(site.dir, 'copy')));
});
