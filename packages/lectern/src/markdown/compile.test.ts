import { expect, test } from 'vitest';
import { compile, problemsOf, render } from './__fixtures__/render.js';

function places(references: readonly { url: string; line: number; column: number }[]): string[] {
  return references.map(({ url, line, column }) => `${line}:${column} ${url}`);
}

test('headings have an ID, plain text, and, from level 2 on, a self-link', () => {
  const content = `# One *two*

## Set up

## Set up

## Own {#my-id}

### \`code()\` & <b>Größe</b> 你好

Setext
------
`;
  expect(render(content)).toMatchInlineSnapshot(`
    "<h1 id="one-two">One <em>two</em></h1>
    <h2 id="set-up" aria-label="Set up">Set up<a href="#set-up" class="heading-link" aria-label="Link to “Set up”"></a></h2>
    <h2 id="set-up-1" aria-label="Set up">Set up<a href="#set-up-1" class="heading-link" aria-label="Link to “Set up”"></a></h2>
    <h2 id="my-id" aria-label="Own">Own<a href="#my-id" class="heading-link" aria-label="Link to “Own”"></a></h2>
    <h3 id="code--größe-你好" aria-label="code() &amp; Größe 你好"><code>code()</code> &amp; <b>Größe</b> 你好<a href="#code--gr%C3%B6%C3%9Fe-%E4%BD%A0%E5%A5%BD" class="heading-link" aria-label="Link to “code() &amp; Größe 你好”"></a></h3>
    <h2 id="setext" aria-label="Setext">Setext<a href="#setext" class="heading-link" aria-label="Link to “Setext”"></a></h2>"
  `);
  expect(compile(content).headings).toEqual([
    { id: 'one-two', level: 1, text: 'One two', line: 1, column: 1 },
    { id: 'set-up', level: 2, text: 'Set up', line: 3, column: 1 },
    { id: 'set-up-1', level: 2, text: 'Set up', line: 5, column: 1 },
    { id: 'my-id', level: 2, text: 'Own', line: 7, column: 1 },
    { id: 'code--größe-你好', level: 3, text: 'code() & Größe 你好', line: 9, column: 1 },
    { id: 'setext', level: 2, text: 'Setext', line: 11, column: 1 },
  ]);
  expect(compile(content).links).toEqual([]);
});

test('compiled documents list headings and elements with an ID as link targets', () => {
  expect(compile('## A {#a}\n\n<a id="b"></a> <div id={c} />\n').anchors.sort()).toEqual(['a', 'b']);
});

test("backslashes in a link's path become slashes, as in browsers", () => {
  const content = String.raw`[a](..\tools\oil.zip?x=\y) [b](mailto:a\b@c)`;
  expect(compile(content).links.map(({ url }) => url)).toEqual([
    String.raw`../tools/oil.zip?x=\y`,
    String.raw`mailto:a\b@c`,
  ]);
});

test('compiled documents list Markdown links, reference links, bare URLs, <Link>, and <a> with locations', () => {
  const content = `Grüße 😀 [a](./a.md 'T') [b][ref] [ref] <Link to="/c">c</Link> <a href="./d.md#e" {...props}>*d* <a href="x"/></a>

[ref]: ./b.md "T"

https://example.org, www.example.org and me@example.org

<Card href="./no.md" /> <a href={"./no.md"}>no</a>
`;
  expect(places(compile(content).links)).toEqual([
    '1:10 ./a.md',
    '1:41 /c',
    '1:64 ./d.md#e',
    '1:98 x',
    '3:1 ./b.md',
    '5:1 https://example.org',
    '5:22 http://www.example.org',
    '5:42 mailto:me@example.org',
  ]);
});

test('compiled documents contain tokens instead of link URLs', () => {
  expect(
    render('<Link to="/c" className="k">*c*</Link> <a href="./d.md" target="_blank">**d** [e](f.md)</a>'),
  ).toMatchInlineSnapshot(`
    "<x-link to="lectern-link:9t0ftb:0" class="k"><em>c</em></x-link>
    <a href="lectern-link:9t0ftb:1" target="_blank"><strong>d</strong> <a href="lectern-link:9t0ftb:2">e</a></a>"
  `);
});

test('compiled documents list inline, reference, and JSX images, except external images', () => {
  const content = `![a](./a.png "T") ![b][ref] <img src="./c.png" alt="" width="20" /> ![d](https://example.org/d.png)

[ref]: ./b.png 'B'
[both]: ./both.png

![e][both] [e][both]
`;
  const { images, links } = compile(content);
  expect(places(images)).toEqual(['1:1 ./a.png', '1:19 ./b.png', '1:29 ./c.png', '6:1 ./both.png']);
  expect(places(links)).toEqual(['4:1 ./both.png']);
  expect(render(content)).toMatchInlineSnapshot(`
    "<p><img src="lectern-image:9t0ftb:0" alt="a" title="T"> <img src="lectern-image:9t0ftb:1" alt="b" title="B"> <img src="lectern-image:9t0ftb:2" alt="" width="20" loading="lazy"/> <img src="https://example.org/d.png" alt="d"></p>
    <p><img src="lectern-image:9t0ftb:3" alt="e"> <a href="lectern-link:9t0ftb:0">e</a></p>"
  `);
});

test('an image without alt text is an error', () => {
  expect(
    problemsOf('![](./a.png)\n\nä <img src="x.png" /> <img {...props} />\n\n![ ][r]\n\n[r]: x.png\n'),
  ).toMatchInlineSnapshot(`
    "error [missing-alt] docs/page.md:1:1
      This image has no alt text.
      Describe the image in a few words: ![What it shows](./image.png).

    error [missing-alt] docs/page.md:3:3
      This image has no alt text.
      Describe the image in a few words: ![What it shows](./image.png).

    error [missing-alt] docs/page.md:5:1
      This image has no alt text.
      Describe the image in a few words: ![What it shows](./image.png)."
  `);
});

test('HTML comments in Markdown are removed', () => {
  expect(render('a <!-- b --> c\n\n<!--\n\n[x](./no.md)\n\n-->\n\n`<!-- d -->`\n')).toBe(
    '<p>a  c</p>\n\n<p><code>&lt;!-- d --&gt;</code></p>',
  );
  expect(compile('<!-- [x](./no.md) -->').links).toEqual([]);
});

test('compiled Markdown is accessible: tables can be scrolled, and task list checkboxes have a label', () => {
  expect(render('| a | b |\n|:--|--:|\n| 1 | 2 |\n\n- [ ] one\n- [x] two\n')).toMatchInlineSnapshot(`
    "<div class="table-box"><table>
    <thead>
    <tr>
    <th style="text-align: left">a</th>
    <th style="text-align: right">b</th>
    </tr>
    </thead>
    <tbody>
    <tr>
    <td style="text-align: left">1</td>
    <td style="text-align: right">2</td>
    </tr>
    </tbody>
    </table></div>
    <ul class="contains-task-list">
    <li class="task-list-item"><input type="checkbox" disabled aria-label="To do"> one</li>
    <li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> two</li>
    </ul>"
  `);
});

test('raw HTML in Markdown is compiled as JSX, with Markdown inside', () => {
  expect(render('<details>\n  <summary>More *a*</summary>\n\n  Hidden **b**.\n\n</details>\n')).toBe(
    '<details><summary>More <em>a</em></summary><p>Hidden <strong>b</strong>.</p></details>',
  );
});

function Part(): string {
  return 'p';
}

test('a document with imported partials lists the partials, and has no precomputed `toc`', () => {
  const content =
    "import Care, { note } from './_care.mdx';\nimport Tabs from '@theme/Tabs';\n\n## Before\n\n<Care />\n\n<Tabs />\n\n{toc.length}\n";
  const { partials, code } = compile(content);
  expect(partials).toEqual([{ specifier: './_care.mdx', line: 6, column: 1 }]);
  expect(code).not.toContain('const toc');
  expect(compile('## Alone\n\n{toc.length}\n').code).toContain('const toc');
});

test('a document can use its imports and exports, and its imports are listed with their locations', () => {
  const content = `import Box, { size as boxSize } from './Box';
import * as all from '@site/all';

export const year = 2000 + boxSize;

# {year}

<Box>{all.word}</Box> and <all.Part />
`;
  const modules = {
    './Box': { default: ({ children }: { children: unknown }) => ['[', children, ']'], size: 1 },
    '@site/all': { word: 'w', Part },
  };
  expect(render(content, modules)).toBe('<h1 id="year">2001</h1>\n<p>[w] and p</p>');
  expect(compile(content).imports).toEqual([
    { specifier: './Box', line: 1, column: 38 },
    { specifier: '@site/all', line: 2, column: 22 },
  ]);
});

test('compiled documents list the names to resolve at run time, with their source locations', () => {
  expect(compile('# A {one}\n\nä <Box a={two} {...three} b="c" />\n\n{four}\n\n<a.b />\n').names).toEqual([
    { text: 'one', line: 1, column: 6 },
    { text: 'Box', line: 3, column: 3 },
    { text: 'two', line: 3, column: 11 },
    { text: '...three', line: 3, column: 17 },
    { text: 'four', line: 5, column: 2 },
    { text: 'a.b', line: 7, column: 1 },
  ]);
});

test.each([
  { name: 'a brace', content: '---\ntitle: x\n---\n\nä {a b\n' },
  { name: 'a less-than sign', content: 'é 😀 a <1\n' },
  { name: 'an unclosed tag', content: '# A\n\n<details>\n\nText\n' },
  { name: 'an end tag without a start tag', content: 'a </b>\n' },
  { name: 'an import', content: 'import { from "x"\n\n# A\n' },
  { name: 'an expression', content: 'a {1 +} b\n' },
  { name: 'an autolink', content: 'a <https://example.org>\n' },
])('invalid MDX is an error: $name', ({ content }) => {
  expect(problemsOf(content)).toMatchSnapshot();
  expect(render(content)).toBe('');
});

test('CRLF files compile to the same result as LF files', () => {
  const content = `---
title: x
---

# A

:::tip My title

Text [l](./x.md) ![i](./i.png)

:::

<!-- c
d -->

| a |
|---|
| 1 |

\`\`\`text
pie
\`\`\`

End  
here
`;
  const plain = compile(content);
  const carried = compile(content.replaceAll('\n', '\r\n'));
  expect({ ...carried, code: '' }).toEqual({ ...plain, code: '' });
  expect(render(content.replaceAll('\n', '\r\n'))).toBe(render(content));
});

test.each([
  ["import A from './A';\n\nexport const B = 1, A = 2;\n", 'duplicate-name 3:21'],
  ["import { A } from './A';\nimport { B as A } from './B';\n", 'duplicate-name 2:15'],
  ["import { A } from './A';\nexport const A = 1;\n\n```js\nconst A = 2;\n```\n", 'duplicate-name 2:14'],
  [
    "import A from './A';\r\nexport const A = 1;\r\n\r\n```js\r\nconst A = 2;\r\n```\r\n",
    'duplicate-name 2:14',
  ],
  ['# A\n\nexport const _jsx = 1;\n', 'reserved-name 3:14'],
  ['export function MDXContent() {}\n', 'reserved-name 1:17'],
  ['export const LecternStatic = 1;\n', 'reserved-name 1:14'],
  ['export const __import = 1;\n', 'reserved-name 1:14'],
  ['export const a = 1;\nexport { a as then };\n', 'reserved-name 2:15'],
])('a reserved or duplicate name is an error at its declaration: %j', (content, expected) => {
  const [found] = compile(content).diagnostics;
  expect(`${found?.code} ${found?.line}:${found?.column}`).toBe(expected);
});

test('an element named <constructor> is compiled like any other element', () => {
  expect(render('<constructor href="b">a</constructor>')).toBe('<constructor href="b">a</constructor>');
});

test.each([
  ['Text.\n\n{import.meta.url}\n', '3:2'],
  ["export const A = () => {\n  const a = 1;\n import B from './b.js';\n};\n", '3:2'],
  ['{1}\n\nexport const a = () => super.b;\n', '3:24'],
])("syntax that a function body can't contain is an error at its location: %j", (content, place) => {
  const { diagnostics } = compile(content);
  expect(diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual([
    `mdx-syntax ${place}`,
  ]);
});

test.each(['export `\\', 'export "a\\', "import '\\", '# A\n\nexport const a = `${`\\'])(
  'a document that ends with a backslash in an unclosed string is an error: %j',
  (content) => {
    expect(compile(content).diagnostics.map(({ code }) => code)).toEqual(['mdx-syntax']);
  },
);

test('a backslash at the end of a document is rendered as text', () => {
  expect(render('a\\')).toBe('<p>a\\</p>');
});

test('an expression that the parser rejects without a location is reported at its opening brace', () => {
  const content = '# A\n\nText {1}.\n\na\nb {props.name\u2028}\n';
  expect(compile(content).diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual([
    'mdx-syntax 6:3',
  ]);
});

test('escaped braces at the end of a heading are text, not attributes', () => {
  const html = render('#### $\\{a.b}_$\\{c.1.d}\n\n## A {#b}\n');
  expect(html).toMatch(/\$\{a\.b\}_\$\{c\.1\.d\}/);
  expect(html).toContain('id="b"');
});
