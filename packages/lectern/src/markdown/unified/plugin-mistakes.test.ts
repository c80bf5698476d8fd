import { expect, test } from 'vitest';
import { compileUnified, highlighter, problemsOf } from '../__fixtures__/unified.js';
import { unifiedCompiler } from './compile-unified.js';
import type { TreeNode } from './types.js';

test('remark plug-ins: the error for an exception names the plug-in and the reported location', async () => {
  const remarkStrict = () => (tree: TreeNode, file: { fail: (reason: string, node: unknown) => never }) =>
    file.fail('No second heading.', tree.children?.at(-1));
  const broken = await compileUnified({
    plugins: { remarkPlugins: [remarkStrict] },
    content: '# A\n\n# B\n',
  });
  expect(problemsOf(broken)).toBe(
    "error [markdown-plugin-failed] docs/page.md:3:1\n  The plug-in remarkStrict failed: No second heading.\n  Check the plug-in's options. The plug-in is listed in `remarkPlugins`, `rehypePlugins`, or `recmaPlugins` of the source, or was added by a plug-in of the site.",
  );
  const returned = () => () => new Error('Returned.');
  const third = await compileUnified({ plugins: { remarkPlugins: [returned] }, content: '# A\n' });
  expect(problemsOf(third)).toContain('The plug-in returned failed: Returned.');
  const thrown = () => {
    throw new TypeError('No options.');
  };
  const other = await compileUnified({ plugins: { rehypePlugins: [[thrown]] }, content: '# A\n' });
  expect(problemsOf(other)).toContain('docs/page.md\n  The plug-in thrown failed: No options.');
});

test('remark plug-ins: a plug-in in an infinite loop is aborted, and runs for the next document', async () => {
  const loop = () => (tree: TreeNode) => {
    while (tree.children?.[0]?.type === 'thematicBreak');
  };
  const run = await unifiedCompiler({
    siteDir: '/site',
    plugins: { remarkPlugins: [loop] },
    timeLimit: 0.1,
  });
  expect(problemsOf(await run({ file: 'docs/a.md', content: 'Text.\n', highlighter }))).toBe('');
  expect(problemsOf(await run({ file: 'docs/a.md', content: '***\n', highlighter }))).toBe(
    'error [page-time-limit] docs/a.md\n  The page took longer than 0.1 s to compile. The plug-in loop was running at that time.\n  Look for an infinite loop in the plug-in, or for a promise that never settles, e.g. because the plug-in waits for another document. If the plug-in needs more time, raise `pageTimeLimit` in the configuration.',
  );
  expect(problemsOf(await run({ file: 'docs/b.md', content: 'Text.\n', highlighter }))).toBe('');
});

test('remark plug-ins: a plug-in whose promise never settles is skipped in later documents', async () => {
  const wait = () => () => new Promise(() => {});
  const run = await unifiedCompiler({
    siteDir: '/site',
    plugins: { remarkPlugins: [wait] },
    timeLimit: 0.1,
  });
  expect(problemsOf(await run({ file: 'docs/a.md', content: '', highlighter }))).toContain(
    'error [page-time-limit] docs/a.md\n  The page took longer than 0.1 s to compile. The plug-in wait was running at that time.',
  );
  expect(problemsOf(await run({ file: 'docs/b.md', content: '', highlighter }))).toContain(
    'error [markdown-plugin-failed] docs/b.md\n  The plug-in wait failed: it was skipped here, because it exceeded the time limit while processing docs/a.md',
  );
});

test("remark plug-ins: the error for an invalid tree names the plug-in or the node that MDX can't compile", async () => {
  const addLink = () => (tree: TreeNode) => void tree.children?.push({ type: 'link' });
  const broken = await compileUnified({ plugins: { remarkPlugins: [addLink] }, content: 'Text.\n' });
  expect(problemsOf(broken)).toContain(
    'error [markdown-plugin-failed] docs/page.md\n  The plug-in addLink failed: it left an invalid tree: root.children[1] has the type "link", but its url is undefined, not a string.',
  );
  const addHtml = () => async (tree: TreeNode) => {
    await Promise.resolve();
    tree.children?.push({ type: 'raw', value: '<b>' });
  };
  const raw = await compileUnified({ plugins: { rehypePlugins: [addHtml] }, content: 'Text.\n' });
  expect(problemsOf(raw)).toContain(
    "error [markdown-plugin-failed] docs/page.md\n  The document can't be compiled after the site's plug-ins changed it: Cannot handle unknown node `raw`\n",
  );
});

test('remark plug-ins: a plug-in with infinite loops in two documents is not run again', async () => {
  const loop = () => () => {
    for (;;);
  };
  const plugins = { remarkPlugins: [loop] };
  const run = await unifiedCompiler({ siteDir: '/site', plugins, timeLimit: 0.1 });
  const compileNext = async (file: string) => problemsOf(await run({ file, content: '', highlighter }));
  expect(await compileNext('docs/a.md')).toContain('error [page-time-limit] docs/a.md');
  expect(await compileNext('docs/b.md')).toContain('error [page-time-limit] docs/b.md');
  expect(await compileNext('docs/c.md')).toContain(
    'The plug-in loop failed: it was skipped here, because it exceeded the time limit while processing docs/b.md',
  );
});

test('remark plug-ins: a message without text becomes a warning with default text', async () => {
  const hint = () => (_: TreeNode, file: { message: (reason: object) => void }) => void file.message({});
  const document = await compileUnified({ plugins: { remarkPlugins: [hint] }, content: 'Text.\n' });
  expect(problemsOf(document)).toBe(
    'warning [markdown-plugin] docs/page.md\n  A plug-in reported a problem without a message.',
  );
});

test("remark plug-ins: a message becomes a warning with the message's location", async () => {
  const hint = () => (tree: TreeNode, file: { message: (reason: string, options: object) => void }) =>
    void file.message('Write shorter.', {
      place: tree.children?.[0]?.position,
      source: 'hint',
      ruleId: 'length',
    });
  const document = await compileUnified({ plugins: { remarkPlugins: [hint] }, content: 'Long.\n' });
  expect(problemsOf(document)).toBe(
    'warning [markdown-plugin] docs/page.md:1:1\n  Write shorter. (hint:length)',
  );
});
