import { expect, test } from 'vitest';
import { formatDiagnostic } from '../diagnostics/diagnostic.js';
import { tempSite } from './__fixtures__/temp-site.js';
import { groupByTag, resolveTags } from './tags.js';
import { parseTagsFile, readTagsFile } from './tags-file.js';

const file = 'docs/a.md';
const head = '---\ntitle: A\ntags: [hello]\n---\n';

function tagsOf(tags: Parameters<typeof resolveTags>[0]['tags']) {
  return resolveTags({ file, head, tags, tagsRoute: '/docs/tags', onInlineTags: 'warn' }).tags;
}

test.each([
  ['Hello World', '/docs/tags/hello-world'],
  ['TypeScript', '/docs/tags/type-script'],
  ['Node.js', '/docs/tags/node-js'],
  ['v2.0', '/docs/tags/v-2-0'],
  ['Café', '/docs/tags/cafe'],
  ['日本語', '/docs/tags/日本語'],
])('tags: the tag "%s" has the page %s', (label, route) => {
  expect(tagsOf([label])).toEqual([{ label, route }]);
});

test('tags: a tag can have a label and a permalink, and tags with the same permalink are listed once', () => {
  expect(tagsOf([{ label: 'Hi', permalink: '/a/b' }, 'Hello', 'hello'])).toEqual([
    { label: 'Hi', route: '/docs/tags/a/b' },
    { label: 'Hello', route: '/docs/tags/hello' },
  ]);
});

test("tags: a tags file sets labels, permalinks, and descriptions, and an empty entry's label is its key", () => {
  const { definitions, diagnostics } = parseTagsFile({
    file: 'docs/tags.yml',
    text: 'hello:\n  label: Greetings\n  permalink: /hi\n  description: To say hello.\nOPEN-source:\n',
  });
  expect(diagnostics).toEqual([]);
  const found = resolveTags({
    file,
    head,
    tags: ['hello', 'OPEN-source'],
    tagsRoute: '/tags',
    definitions,
    onInlineTags: 'throw',
  });
  expect(found).toEqual({
    tags: [
      { label: 'Greetings', route: '/tags/hi', description: 'To say hello.' },
      { label: 'Open-source', route: '/tags/open-source' },
    ],
    diagnostics: [],
  });
});

test('tags: onInlineTags reports an undeclared tag with its location', () => {
  const { definitions } = parseTagsFile({ file: 'docs/tags.yml', text: 'hello: {}\n' });
  const report = (onInlineTags: 'ignore' | 'log' | 'warn' | 'throw') =>
    resolveTags({ file, head, tags: ['helo'], tagsRoute: '/tags', definitions, onInlineTags })
      .diagnostics.map(formatDiagnostic)
      .join('\n');
  expect(report('ignore')).toBe('');
  expect(report('throw')).toBe(
    'error [undeclared-tag] docs/a.md:3:8\n  The tag "helo" is not declared in docs/tags.yml. Did you mean "hello"?\n' +
      "  Correct the tag, declare it in that file, or set onInlineTags: 'ignore' to allow undeclared tags.",
  );
  expect(report('warn')).toMatch(/^warning \[undeclared-tag\]/);
});

test('tags: an error in the tags file has a location', () => {
  const { diagnostics } = parseTagsFile({
    file: 'docs/tags.yml',
    text: 'hello:\n  label: 1\n',
  });
  expect(diagnostics.map(formatDiagnostic)).toEqual([
    'error [invalid-tags-file] docs/tags.yml:2:10\n  hello.label: found 1, expected a string.\n' +
      '  Write each tag as `key: { label: Name, permalink: /name, description: What it is about }`.',
  ]);
});

test('tags: the default tags file is optional, but a configured tags file must exist', async () => {
  await using site = await tempSite({ 'docs/a.md': 'x' });
  const dirs = [`${site.dir}/docs`];
  expect(readTagsFile({ siteDir: site.dir, dirs, name: undefined })).toEqual({ diagnostics: [] });
  expect(readTagsFile({ siteDir: site.dir, dirs, name: false })).toEqual({ diagnostics: [] });
  expect(readTagsFile({ siteDir: site.dir, dirs, name: 'my.yml' }).diagnostics).toMatchObject([
    { code: 'unknown-tags-file', file: 'docs/my.yml' },
  ]);
});

test('tags: items are grouped by tag, and an item with two tags is in both groups', () => {
  const a = { label: 'A', route: '/tags/a' };
  const b = { label: 'B', route: '/tags/b' };
  expect(groupByTag([{ tags: [a] }, { tags: [b, a] }], ({ tags }) => tags)).toEqual([
    { tag: a, items: [{ tags: [a] }, { tags: [b, a] }] },
    { tag: b, items: [{ tags: [b, a] }] },
  ]);
});

test.each([
  ['a:\n  permalink: /../b\n', '2:14', 'contains "." or ".."'],
  ['a:\n  permalink: /\n', '2:14', 'is empty'],
  ["'!!!':\n  label: A\n", '2:3', 'is empty'],
])('tags: an invalid permalink is reported in the tags file: %j', (text, location, reason) => {
  const { diagnostics } = parseTagsFile({ file: 'docs/tags.yml', text });
  expect(diagnostics.map(({ line, column }) => `${line}:${column}`)).toEqual([location]);
  expect(diagnostics[0]?.message).toContain(reason);
});

test('tags: a tag that results in an invalid permalink is reported in its document', () => {
  const tags = ['!!!', { label: 'A', permalink: '/a?b' }, 'fine'];
  const found = resolveTags({
    ...{ file, head: '---\ntags:\n  - "!!!"\n  - label: A\n    permalink: /a?b\n  - fine\n---\n', tags },
    ...{ tagsRoute: '/tags', onInlineTags: 'ignore' },
  });
  expect(found.tags).toEqual([{ label: 'fine', route: '/tags/fine' }]);
  expect(found.diagnostics.map(({ line, column }) => `${line}:${column}`)).toEqual(['3:5', '4:5']);
});
