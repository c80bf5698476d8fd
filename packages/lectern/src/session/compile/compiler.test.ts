import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../cache/store.js';
import { tempSite } from '../../content/__fixtures__/temp-site.js';
import type { LecternError } from '../../diagnostics/diagnostic.js';
import { createPrismHighlighter } from '../../markdown/code/prism.js';
import { compileMarkdown } from '../../markdown/compile.js';
import { hashText } from '../../util/hash.js';
import type { TextFile } from './compiler.js';
import { createCompiler } from './compiler.js';

const highlighter = createPrismHighlighter();

async function compilerIn(dir: string) {
  const store = openStore({ dir: join(dir, 'store'), version: '1' });
  const result: string[] = [];
  const compiler = await createCompiler({
    store,
    options: [],
    compileText: (text) => {
      result.push(text.content);
      return compileMarkdown({ ...text, highlighter });
    },
  });
  const compile = async (content: string) => {
    const text: TextFile = { file: 'a.md', path: join(dir, 'a.md'), contentHash: hashText(content) };
    const [document] = await compiler.compile({ texts: [text], samplePackages: ['lamp'] });
    return { document };
  };
  return { compile, made: result, store, save: () => store.save({ prune: true }) };
}

test('compile cache: a document that was compiled before is not read again', async () => {
  await using site = await tempSite({ 'a.md': '# One\n\n## Part\n\n[a](./b.pdf) [c](./c.md)\n' });
  const text = '# One\n\n## Part\n\n[a](./b.pdf) [c](./c.md)\n';
  const first = await compilerIn(site.dir);
  const before = await first.compile(text);
  expect(first.made).toEqual([text]);
  expect(before.document?.files).toEqual(['./b.pdf']);
  const details = before.document?.loadDetails();
  expect(details?.headings.map(({ id }) => id)).toEqual(['one', 'part']);
  await first.save();

  await rm(join(site.dir, 'a.md'));
  const second = await compilerIn(site.dir);
  const after = await second.compile(text);
  expect(second.made).toEqual([]);
  expect(after.document?.loadDetails()).toEqual(details);
  expect(after.document?.loadCode()).toBe(before.document?.loadCode());
});

test('compiling many documents: at most 1,000 documents are in memory at once, and results stay in order', async () => {
  await using site = await tempSite({});
  const groups: number[] = [];
  const compileText = ({ file, content }: { file: string; content: string }) =>
    compileMarkdown({ file, content, highlighter });
  const compiler = await createCompiler({
    store: openStore({ dir: join(site.dir, 'store'), version: '1' }),
    options: [],
    compileText,
    compileMany: (texts) => {
      groups.push(texts.length);
      return Promise.resolve(texts.map(compileText));
    },
  });
  const texts = Array.from({ length: 1_001 }, (_, index): TextFile => {
    const text = `# ${index}\n`;
    return { file: `${index}.md`, path: '', contentHash: hashText(text), text };
  });
  const documents = await compiler.compile({ texts, samplePackages: [] });
  expect(groups).toEqual([1_000, 1]);
  expect(documents.map(({ file }) => file)).toEqual(texts.map(({ file }) => file));
});

test('compile cache: a document that changes after it is read is cached under the key of its new content', async () => {
  await using site = await tempSite({ 'a.md': '# Two\n' });
  const first = await compilerIn(site.dir);
  const { document } = await first.compile('# One\n');
  expect(first.made).toEqual(['# Two\n']);
  await first.save();
  const second = await compilerIn(site.dir);
  expect((await second.compile('# Two\n')).document?.key).toBe(document?.key);
  expect(second.made).toEqual([]);
  await writeFile(join(site.dir, 'a.md'), '# One\n');
  await second.compile('# One\n');
  expect(second.made).toEqual(['# One\n']);
});

test("compile cache: a missing document causes an error, but a damaged cache entry doesn't", async () => {
  await using site = await tempSite({ 'a.md': '# One\n' });
  const { compile, store } = await compilerIn(site.dir);
  const { document } = await compile('# One\n');
  const code = document?.loadCode();
  const hash = document?.codeHash ?? '';
  await writeFile(join(site.dir, 'store/texts', hash.slice(0, 2), hash.slice(2)), 'rubbish');
  expect(store.texts.get(hash)).toBeUndefined();
  expect(document?.loadCode()).toBe(code);
  expect(store.texts.get(hash), 'and kept again').toContain(code);

  await rm(join(site.dir, 'a.md'));
  const error: unknown = await compile('# Two\n').catch((thrown: unknown) => thrown);
  expect((error as LecternError).diagnostics).toMatchObject([
    { code: 'unreadable-file', file: 'a.md', message: "The file can't be read: the file does not exist." },
  ]);
});

test('compiled documents contain only the code samples that are checked, run, or import a sample package', async () => {
  await using site = await tempSite({
    'a.md': [
      '```ts\nimport { lamp } from "lamp";\n```',
      '```ts no-check\nimport { old } from "lamp";\n```',
      '```ts\nimport { other } from "other";\n```',
      '```ts check\nconst whole = 1;\n```',
      '```ts run\nconsole.log("said");\n```',
      '```ts no-check run\nconsole.log("both");\n```',
      '```ts no-check\nconst shown = 1;\n```',
    ].join('\n\n'),
  });
  const { compile } = await compilerIn(site.dir);
  const { document } = await compile('# One\n');
  expect(document?.samples.map(({ code }) => code)).toEqual([
    'import { lamp } from "lamp";',
    'import { old } from "lamp";',
    'const whole = 1;',
    'console.log("said");',
    'console.log("both");',
  ]);
});
