import { expect, test } from 'vitest';
import { compile, problemsOf, render } from './__fixtures__/render.js';

function places(references: readonly { url: string; line: number; column: number }[]): string[] {
  return references.map(({ url, line, column }) => `${line}:${column} ${url}`);
}

test('headings have ids, a link to themselves from the second level on, and their plain text', () => {
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
    <h2 id="set-up">Set up<a href="#set-up" class="heading-link" aria-label="Link to “Set up”"></a></h2>
    <h2 id="set-up-1">Set up<a href="#set-up-1" class="heading-link" aria-label="Link to “Set up”"></a></h2>
    <h2 id="my-id">Own<a href="#my-id" class="heading-link" aria-label="Link to “Own”"></a></h2>
    <h3 id="code--größe-你好"><code>code()</code> &amp; <b>Größe</b> 你好<a href="#code--gr%C3%B6%C3%9Fe-%E4%BD%A0%E5%A5%BD" class="heading-link" aria-label="Link to “code() &amp; Größe 你好”"></a></h3>
    <h2 id="setext">Setext<a href="#setext" class="heading-link" aria-label="Link to “Setext”"></a></h2>"
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

test('one id twice is an error', () => {
  expect(problemsOf('## Set up\n\n## Other {#set-up}\n')).toMatchInlineSnapshot(`
    "error [duplicate-heading-id] docs/page.md:3:1
      The id "set-up" of the heading "Other" stands in this file already.
      Give one of the headings another id: ## Heading {#another-id}."
  `);
});

test('what links may point to: headings, and elements with an id', () => {
  expect(compile('## A {#a}\n\n<a id="b"></a> <div id={c} />\n').anchors.sort()).toEqual(['a', 'b']);
});

test('each way to write a link has a token in its place, and its place in the list', () => {
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

test('tokens stand in the HTML, and what is around them stays', () => {
  expect(
    render('<Link to="/c" className="k">*c*</Link> <a href="./d.md" target="_blank">**d** [e](f.md)</a>'),
  ).toMatchInlineSnapshot(`
    "<x-link to="lectern-link:9t0ftb:0" class="k"><em>c</em></x-link>
    <a href="lectern-link:9t0ftb:1" target="_blank"><strong>d</strong> <a href="lectern-link:9t0ftb:2">e</a></a>"
  `);
});

test('images: in Markdown, by reference and in JSX; those elsewhere are left alone', () => {
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

test('an image says what it shows', () => {
  expect(
    problemsOf('![](./a.png)\n\nä <img src="x.png" /> <img {...props} />\n\n![ ][r]\n\n[r]: x.png\n'),
  ).toMatchInlineSnapshot(`
    "error [missing-alt] docs/page.md:1:1
      This image has no text alternative.
      Say in a few words what it shows: ![What it shows](./image.png).

    error [missing-alt] docs/page.md:3:3
      This image has no text alternative.
      Say in a few words what it shows: ![What it shows](./image.png).

    error [missing-alt] docs/page.md:5:1
      This image has no text alternative.
      Say in a few words what it shows: ![What it shows](./image.png)."
  `);
});

test('the seven admonitions, and two names from older content', () => {
  const names = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'secondary', 'success'];
  expect(names.map((name) => render(`:::${name}\n\nText\n\n:::`))).toEqual(
    ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'note', 'tip'].map(
      (type) => `<x-admonition type="${type}"><p>Text</p></x-admonition>`,
    ),
  );
});

test.each([
  { name: 'in brackets', content: ':::tip[My *title*]\n\nText\n\n:::', title: 'My <em>title</em>' },
  { name: 'without brackets', content: ':::tip My *title*\n\nText\n\n:::', title: 'My <em>title</em>' },
  { name: 'with a time', content: ':::tip 日本 😀 at 10:30\n\nText\n\n:::', title: '日本 😀 at 10:30' },
  { name: 'with attributes', content: ':::tip[Title]{.a #b}\nText\n:::', title: 'Title' },
  { name: 'with half a bracket', content: ':::tip a ] b\nText\n:::', title: 'a ] b' },
])('a title $name', ({ content, title }) => {
  expect(render(content)).toBe(
    `<x-admonition type="tip"><x-title>${title}</x-title><p>Text</p></x-admonition>`,
  );
});

test('admonitions nest, in lists and quotes too', () => {
  expect(
    render(`::::note Outer

:::tip Inner

\`\`\`
:::info no
\`\`\`

:::

After

::::

- item

  :::warning
  In a list
  :::

> :::danger
> In a quote
> :::
`),
  ).toMatchInlineSnapshot(`
    "<x-admonition type="note"><x-title>Outer</x-title><x-admonition type="tip"><x-title>Inner</x-title><x-fence language="text">:::info no</x-fence></x-admonition><p>After</p></x-admonition>
    <ul>
    <li>
    <p>item</p>
    <x-admonition type="warning"><p>In a list</p></x-admonition>
    </li>
    </ul>
    <blockquote>
    <x-admonition type="danger"><p>In a quote</p></x-admonition>
    </blockquote>"
  `);
});

test('an unknown admonition is told, and its text stays', () => {
  const content = 'ö\n\n:::tipp Title\n\nText [x](./y.md)\n\n:::\n\nAfter\n';
  expect(problemsOf(content)).toMatchInlineSnapshot(`
    "warning [unknown-admonition] docs/page.md:3:1
      There is no admonition ":::tipp". Did you mean "tip"? Its text is shown without a box.
      Known ones: note, tip, info, warning, danger, caution, important."
  `);
  expect(render(content).replace(/lectern-link:\w+/, 'TOKEN')).toBe(
    '<p>ö</p>\n<p>Title</p>\n<p>Text <a href="TOKEN:0">x</a></p>\n<p>After</p>',
  );
});

test.each([
  'At 10:30 and a:b, 1:2:3',
  ':smile-of-nobody: and :foo[bar]{x=y} :baz',
  '::leaf and x::y, C::D',
  '::leaf[label]{a=b}',
  'Grüße 😀 日本 :foo[bar] a:b',
])('a colon in prose stays a colon: %s', (content) => {
  expect(render(content)).toBe(`<p>${content}</p>`);
});

test('marks within such a colon are marks', () => {
  expect(render('😀 :foo[bar *baz*]{x=y} :a[**b**]')).toBe(
    '<p>😀 :foo[bar <em>baz</em>]{x=y} :a[<strong>b</strong>]</p>',
  );
});

test('HTML comments are no text', () => {
  expect(render('a <!-- b --> c\n\n<!--\n\n[x](./no.md)\n\n-->\n\n`<!-- d -->`\n')).toBe(
    '<p>a  c</p>\n\n<p><code>&lt;!-- d --&gt;</code></p>',
  );
  expect(compile('<!-- [x](./no.md) -->').links).toEqual([]);
});

test('fences are highlighted and keep their title; what is wrong in them has its place', () => {
  expect(
    render('```ts title="a.ts" showLineNumbers\nlet a = 1;\n```\n\n```\n<b>\n```\n'),
  ).toMatchInlineSnapshot(`
    "<x-fence language="ts" title="a.ts" lineNumbers="1"><span class="line num"><span class="tk-k">let</span> a = <span class="tk-n">1</span>;</span></x-fence>
    <x-fence language="text">&lt;b&gt;</x-fence>"
  `);
});

test('diagrams are listed with the line on which they begin', () => {
  const content = 'Text\n\n```mermaid\nflowchart LR\n  A --> B\n```\n\n- x\n\n  ```mermaid\n  pie\n  ```\n';
  const { diagrams } = compile(content);
  expect(diagrams).toEqual([
    { code: 'flowchart LR\n  A --> B', line: 4 },
    { code: 'pie', line: 11 },
  ]);
  expect(render('```mermaid\npie\n```')).toMatch(/^<x-diagram name="\w+:0"><\/x-diagram>$/);
});

test('fences in a language of samples are listed with the place of each of their lines', () => {
  const content =
    'Text\n\n```bash\nls\n```\n\n1. x\n\n   > ```ts run title="a.ts"\n   > const a = 1;\n   >\n   >   a;\n   > ```\n\n```JSX no-check\na\n```\n';
  expect(compile(content).samples).toEqual([
    {
      code: 'const a = 1;\n\n  a;',
      extension: 'ts',
      check: 'always',
      run: true,
      line: 10,
      columns: [5, 4, 5],
    },
    { code: 'a', extension: 'jsx', check: 'never', run: false, line: 16, columns: [0] },
  ]);
  expect(render('```ts run\n1\n```')).toMatch(/^<x-fence language="ts" run="[0-9a-f]{16}">/);
});

test('a diagram of code is listed with what its fence says', () => {
  const content = '```class-diagram source=api title="Two words" members=false\nLamp\n```\n';
  const options = { source: 'api', members: 'false', title: 'Two words' };
  expect(compile(content).diagrams).toEqual([
    { code: 'Lamp', line: 2, generated: { kind: 'class-diagram', options } },
  ]);
  expect(render(content)).toMatch(/^<x-diagram name="\w+:0"><\/x-diagram>$/);
});

test('tables stand in a box of their own; boxes of task lists have a name', () => {
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

test('raw HTML of Markdown is JSX, with Markdown in it', () => {
  expect(render('<details>\n  <summary>More *a*</summary>\n\n  Hidden **b**.\n\n</details>\n')).toBe(
    '<details><summary>More <em>a</em></summary><p>Hidden <strong>b</strong>.</p></details>',
  );
});

function Part(): string {
  return 'p';
}

test('imports and exports', () => {
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
  expect(render(content, modules)).toBe('<h1 id="section">2001</h1>\n<p>[w] and p</p>');
  expect(compile(content).imports).toEqual([
    { specifier: 'react/jsx-runtime', line: 0, column: 0 },
    { specifier: './Box', line: 1, column: 38 },
    { specifier: '@site/all', line: 2, column: 22 },
  ]);
});

test('where names are used that only running the text can miss', () => {
  expect(compile('# A {one}\n\nä <Box a={two} {...three} b="c" />\n\n{four}\n\n<a.b />\n').names).toEqual([
    { text: 'one', line: 1, column: 5 },
    { text: 'Box', line: 3, column: 3 },
    { text: 'two', line: 3, column: 3 },
    { text: '...three', line: 3, column: 3 },
    { text: 'four', line: 5, column: 1 },
    { text: 'a.b', line: 7, column: 1 },
  ]);
});

test.each([
  { name: 'a brace', content: '---\ntitle: x\n---\n\nä {a b\n' },
  { name: 'a smaller-than sign', content: 'é 😀 a <1\n' },
  { name: 'a tag without its end', content: '# A\n\n<details>\n\nText\n' },
  { name: 'an end without a tag', content: 'a </b>\n' },
  { name: 'an import', content: 'import { from "x"\n\n# A\n' },
  { name: 'an expression', content: 'a {1 +} b\n' },
  { name: 'an autolink', content: 'a <https://example.org>\n' },
])('invalid MDX: $name', ({ content }) => {
  expect(problemsOf(content)).toMatchSnapshot();
  expect(render(content)).toBe('');
});

test('a file with carriage returns gives the same as one without', () => {
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

\`\`\`mermaid
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

test('a language without a highlighter is a warning with its line; plain text and diffs of known ones are none', () => {
  const fences = ['typscript', 'text', 'caddyfile', 'diff-ts', 'diff-tss', 'sh'].map(
    (lang) => `\`\`\`${lang}\nx\n\`\`\`\n`,
  );
  const found = compile(fences.join('\n')).diagnostics;
  expect(found.map(({ severity, code, line, message }) => [severity, code, line, message])).toEqual([
    [
      'warning',
      'unknown-language',
      1,
      'The language "typscript" is not known, so this code is shown without colours.',
    ],
    [
      'warning',
      'unknown-language',
      17,
      'The language "diff-tss" is not known, so this code is shown without colours.',
    ],
  ]);
});
