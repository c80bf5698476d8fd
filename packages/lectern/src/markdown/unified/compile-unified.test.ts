import remarkNpmToYarn from '@docusaurus/remark-plugin-npm2yarn';
import rehypeExternalLinks from 'rehype-external-links';
import rehypeKatex from 'rehype-katex';
import rehypeUnwrapImages from 'rehype-unwrap-images';
import remarkEmoji from 'remark-emoji';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { expect, test } from 'vitest';
import { renderCompiled } from '../__fixtures__/render.js';
import { compileUnified, highlighter, problemsOf } from '../__fixtures__/unified.js';
import { compileMarkdown } from '../compile.js';
import type { TreeNode, UnifiedFile } from './types.js';
import { descendants } from './visit-tree.js';

const htmlOf = async (input: Parameters<typeof compileUnified>[0]): Promise<string> =>
  renderCompiled(await compileUnified(input));

test('remark-math and rehype-katex: formulas become KaTeX, and code is unchanged', async () => {
  const html = await htmlOf({
    plugins: { remarkPlugins: [remarkMath], rehypePlugins: [[rehypeKatex, { output: 'mathml' }]] },
    content: 'Energy $E = mc^2$.\n\n$$\na_b\n$$\n\n```math\nc^d\n```\n\n```js\nlet a = "$b$";\n```\n',
  });
  expect(html.match(/<math /g)).toHaveLength(3);
  expect(html).toContain('<annotation encoding="application/x-tex">E = mc^2</annotation>');
  expect(html).toMatch(/<x-fence language="js"><span/);
});

test('an exported component with a hook moves to a generated module, with the text below it unchanged', async () => {
  const document = await compileUnified({
    plugins: { remarkPlugins: [remarkMath] },
    content:
      'export const Lamp = () => {\n  const [on] = useState(true);\n  return <b>{on}</b>;\n};\n\n## Off\n',
    marks: { ids: [], directives: [], fences: [], live: true },
  });
  expect(problemsOf(document)).toBe('');
  expect(document.headings).toMatchObject([{ text: 'Off', line: 6 }]);
  expect(document.liveModule?.source).toContain('export const Lamp');
});

test('remark-emoji: heading IDs contain the names of emoji, as without the plug-in', async () => {
  const content = '## Hello :dog:\n\nA :cat: here.\n';
  const document = await compileUnified({ plugins: { remarkPlugins: [remarkEmoji] }, content });
  expect(renderCompiled(document)).toContain('<p>A 🐱 here.</p>');
  expect(document.headings).toEqual(compileMarkdown({ file: 'docs/page.md', content, highlighter }).headings);
});

test('rehype-external-links: the plug-in gets the original URLs, and internal links are still checked', async () => {
  const document = await compileUnified({
    plugins: { rehypePlugins: [[rehypeExternalLinks, { target: '_blank' }]] },
    content: '[out](https://example.org/ä) [in](./other.md) ![Image](./a.png)\n',
  });
  expect(document.links.map(({ url, column }) => [url, column])).toEqual([
    ['https://example.org/ä', 1],
    ['./other.md', 30],
  ]);
  expect(document.images.map(({ url }) => url)).toEqual(['./a.png']);
  const [outer, inner] = document.links.map(({ token }) => token);
  const html = renderCompiled(document);
  expect(html).toContain(`<a href="${outer}" rel="nofollow" target="_blank">out</a>`);
  expect(html).toContain(`<a href="${inner}">in</a>`);
});

test('remark-plugin-npm2yarn: a fence becomes tabs, and the tab components are imported', async () => {
  const document = await compileUnified({
    plugins: { remarkPlugins: [[remarkNpmToYarn, { sync: true }]] },
    content: '```bash npm2yarn\nnpm install lectern\n```\n',
  });
  expect(document.imports.map(({ specifier }) => specifier)).toEqual(['@theme/Tabs', '@theme/TabItem']);
  const pass = ({ children }: { children: unknown }) => children;
  const tabs = { default: pass };
  const html = renderCompiled(document, { '@theme/Tabs': tabs, '@theme/TabItem': tabs });
  expect(html.replace(/<[^>]*>/g, '')).toContain('yarn add lectern');
});

test('rehype-unwrap-images: an image is not in a paragraph, and its URL is still replaced', async () => {
  const document = await compileUnified({
    plugins: { rehypePlugins: [rehypeUnwrapImages] },
    content: '![Image](./a.png)\n',
  });
  expect(renderCompiled(document)).toMatch(/^<img src="lectern-image:[^"]+" alt="Image" loading="lazy"\/>$/);
});

test("remark and rehype plug-ins: the headings and links that they generate are listed like the author's", async () => {
  const addHeading = () => (tree: TreeNode) => {
    tree.children?.push(
      { type: 'heading', ...{ depth: 2 }, children: [{ type: 'text', value: 'See also' }] },
      {
        type: 'paragraph',
        children: [{ type: 'link', ...{ url: './made.md' }, children: [{ type: 'text', value: 'Made' }] }],
      },
    );
  };
  const addLink = () => (tree: TreeNode) => {
    const children: TreeNode[] = [{ type: 'text', value: 'Late' }];
    tree.children?.push({ type: 'element', tagName: 'a', properties: { href: './late.md' }, children });
  };
  const document = await compileUnified({
    plugins: { remarkPlugins: [addHeading], rehypePlugins: [addLink] },
    content: '# Page\n',
  });
  expect(document.headings.map(({ id, text }) => [id, text])).toEqual([
    ['page', 'Page'],
    ['see-also', 'See also'],
  ]);
  expect(document.links.map(({ url }) => url)).toEqual(['./made.md', './late.md']);
});

test('remark plug-ins: a node that is added next to the title appears below the title, as in Docusaurus', async () => {
  const addRow = () => (tree: TreeNode) => {
    const node = { type: 'paragraph', data: { hName: 'x-row' }, children: [{ type: 'text', value: 'Row' }] };
    for (const parent of [tree, ...descendants(tree)])
      if (parent.children?.some(({ type, depth }) => type === 'heading' && depth === 1))
        parent.children.push(node);
  };
  const html = (content: string) => htmlOf({ plugins: { remarkPlugins: [addRow] }, content });
  expect(await html('# Pier\n\nText\n')).toMatch(
    /<header><h1[^>]*>Pier<\/h1><x-row>Row<\/x-row><\/header>\s*<p>Text/,
  );
  expect(await html('---\n\n# Pier\n')).not.toContain('<header>');
  expect(await htmlOf({ plugins: { remarkPlugins: [remarkEmoji] }, content: '# Pier\n' })).not.toContain(
    '<header>',
  );
});

test("remark and rehype plug-ins run before or after Lectern's steps, as configured", async () => {
  const seen: string[] = [];
  const note = (name: string) =>
    function plugin() {
      return (tree: TreeNode) => {
        const types = descendants(tree).map(({ type, tagName }) => tagName ?? type);
        seen.push(`${name}: ${[...new Set(types)].join(' ')}`);
      };
    };
  await compileUnified({
    plugins: {
      beforeDefaultRemarkPlugins: [note('first')],
      remarkPlugins: [note('remark')],
      beforeDefaultRehypePlugins: [note('html')],
      rehypePlugins: [note('rehype')],
      recmaPlugins: [() => (tree: TreeNode) => void seen.push(`recma: ${tree.type}`)],
    },
    content: ':::note\n\n```js\n1\n```\n\n:::\n',
  });
  expect(seen).toEqual([
    'first: containerDirective code',
    'remark: mdxJsxFlowElement code',
    'html: mdxJsxFlowElement pre code text',
    'rehype: mdxJsxFlowElement pre code text',
    'recma: Program',
  ]);
});

test("a remark plug-in gets its options, the document's absolute path, and its front matter", async () => {
  const seen: unknown[] = [];
  const look =
    (options: { a: number }) => (_: TreeNode, file: UnifiedFile & { path?: string; cwd?: string }) =>
      void seen.push(options, file.path, file.cwd, file.data.frontMatter);
  const document = await compileUnified({
    plugins: { remarkPlugins: [[look, { a: 1 }]] },
    content: '---\ntitle: Own\nlist: [1]\n---\n\n## Place\n',
  });
  expect(seen).toEqual([{ a: 1 }, '/site/docs/page.md', '/site', { title: 'Own', list: [1] }]);
  expect(document.headings.map(({ line }) => line)).toEqual([6]);
});

test('asynchronous and callback-style remark plug-ins are awaited', async () => {
  const wait = () => async (tree: TreeNode) => {
    await Promise.resolve();
    tree.children?.push({ type: 'paragraph', children: [{ type: 'text', value: 'one' }] });
  };
  const callBack = () => (tree: TreeNode, _: unknown, next: (error: null, tree: TreeNode) => void) =>
    next(null, { ...tree, children: [...(tree.children ?? []), ...(tree.children ?? [])] });
  const html = await htmlOf({ plugins: { remarkPlugins: [wait, callBack] }, content: '' });
  expect(html).toBe('<p>one</p>\n<p>one</p>');
});

test('a remark plug-in can render directives that Lectern does not know', async () => {
  const render = () => (tree: TreeNode) => {
    for (const node of descendants(tree)) {
      if (node.type === 'containerDirective') node.data = { hName: 'section' };
      if (node.type === 'leafDirective') node.data = { hName: 'nav' };
      if (node.name === 'abbr') node.data = { hName: 'abbr', hProperties: node.attributes };
    }
  };
  const content =
    '## A :abbr[b]{title="c"}\n\nAt 10:30.\n\n:::box\n\nInside\n\n:::\n\n::line[x]{#y}\n\n:::tip\n\nx\n\n:::\n';
  const expected =
    /<h2 id="a-b".*A <abbr title="c">b<\/abbr>.*At 10:30\..*<section><p>Inside<\/p><\/section>\s*<nav>x<\/nav>/s;
  for (const list of ['beforeDefaultRemarkPlugins', 'remarkPlugins'])
    expect(await htmlOf({ plugins: { [list]: [render] }, content })).toMatch(expected);
});

test('remark plug-ins: an explicit heading ID may contain dots and other punctuation', async () => {
  const content = '## `i18n.load()` {#i18n.load}\n\n### A {#a/b c}\n\nText {props.x}\n';
  const html = await htmlOf({ plugins: { remarkPlugins: [() => () => {}] }, content });
  expect(html).toMatch(/<h2 id="i18n\.load"[^>]*><code>i18n\.load\(\)<\/code>.*<h3 id="a\/b c"[^>]*>A/s);
});

test("remark-gfm: the parser uses the plug-in's options", async () => {
  const content = 'One ~a~ and ~~b~~.\n';
  const html = await htmlOf({ plugins: { remarkPlugins: [[remarkGfm, { singleTilde: false }]] }, content });
  expect(html).toBe('<p>One ~a~ and <del>b</del>.</p>');
});

test('fences keep their options even if a plug-in such as rehype-raw drops the data of nodes', async () => {
  const each = (change: (code: TreeNode) => void) => () => (tree: TreeNode) =>
    descendants(tree)
      .filter(({ tagName }) => tagName === 'code')
      .forEach(change);
  const content = '```js title="a.js" {1}\na;\n```\n';
  const dropData = each((code) => {
    code.data = null;
  });
  const document = await compileUnified({ plugins: { rehypePlugins: [dropData] }, content });
  expect(JSON.stringify(document)).toContain('a.js');
  const highlight = each((code) => {
    code.children = [{ type: 'element', tagName: 'i', properties: {}, children: code.children ?? [] }];
  });
  expect(await htmlOf({ plugins: { rehypePlugins: [highlight] }, content })).toMatch(
    /^<pre><code class="language-js"><i>a;\s*<\/i><\/code><\/pre>$/,
  );
});

test("recma plug-ins: a plug-in can add statements that refer to the document's component", async () => {
  const name = () => (tree: { body: unknown[] }) => {
    const id = (text: string) => ({ type: 'Identifier', name: text });
    const left = { type: 'MemberExpression', object: id('MDXContent'), property: id('displayName') };
    const right = { type: 'Literal', value: 'Page' };
    tree.body.push({
      type: 'ExpressionStatement',
      expression: { type: 'AssignmentExpression', operator: '=', left, right },
    });
  };
  expect(await htmlOf({ plugins: { recmaPlugins: [name] }, content: 'Text\n' })).toBe('<p>Text</p>');
});

test('remark plug-ins: a syntax error in the document has a location', async () => {
  const document = await compileUnified({ plugins: {}, content: '---\ntitle: A\n---\n\nText <b>\n' });
  expect(problemsOf(document)).toContain(
    'error [mdx-syntax] docs/page.md:5:6\n  This is not valid MDX: Expected a closing tag for `<b>` (5:6-5:9)',
  );
});

test('remark plug-ins: an error in an expression in a block quote is located in the quote', async () => {
  const document = await compileUnified({ plugins: {}, content: '> 1. <b title={1 2}>x</b>\n\nText.\n' });
  expect(problemsOf(document)).toContain(
    'error [mdx-syntax] docs/page.md:1:18\n  This is not valid MDX: An expression has a syntax error\n',
  );
  const lazy = await compileUnified({ plugins: {}, content: '> {1 +\n2}\n' });
  expect(problemsOf(lazy)).toContain('docs/page.md:2:1\n  This is not valid MDX: Unexpected lazy line');
});

test('remark plug-ins: a bare URL in brackets becomes a link with the line number of its paragraph', async () => {
  const content = '# Title\n\n(See [https://a.example/x/] for more.)\n';
  const { links } = await compileUnified({ content, plugins: {} });
  expect(links.map(({ url, line }) => [url, line])).toEqual([['https://a.example/x/', 3]]);
});

test('remark plug-ins: front matter after a byte order mark is not part of the body', async () => {
  const content = '\uFEFF---\ntitle: A\n---\n\n## B\n';
  const document = await compileUnified({ content, plugins: {} });
  expect(document.headings).toEqual([{ id: 'b', level: 2, text: 'B', line: 5, column: 1 }]);
});
