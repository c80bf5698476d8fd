import { describe, expect, test } from 'vitest';
import { formatDiagnostic } from '../../diagnostics/diagnostic.js';
import { normalizeHtml } from '../__fixtures__/normalize-html.js';
import { renderCompiled } from '../__fixtures__/render.js';
import { createPrismHighlighter } from '../code/prism.js';
import { compileMarkdown } from '../compile.js';
import type { CompiledDocument } from '../types.js';
import { toMdx3 } from './to-mdx3.js';

const highlighter = createPrismHighlighter();

function compile(content: string): CompiledDocument {
  const marks = { ids: [], directives: [], fences: [], mdx1: true };
  return compileMarkdown({ file: 'docs/page.md', content, highlighter, marks });
}

function problemsOf(document: CompiledDocument): string {
  return document.diagnostics.map((found) => formatDiagnostic(found)).join('\n');
}

function render(content: string): string {
  const document = compile(content);
  expect(problemsOf(document)).toBe('');
  const html = renderCompiled(document).replace(/<a class="(?:hash-link|[^"]*anchor)[^>]*>.*?<\/a>/g, '');
  return normalizeHtml(html).replace(/ href="lectern:[^"]*"/g, '');
}

describe('text in MDX 1 is rendered as in Docusaurus 2', () => {
  test.each([
    ['braces', 'Use {name} and } here.', '<p>Use {name} and } here.</p>'],
    ['escaped braces', String.raw`Use \{name\}.`, '<p>Use {name}.</p>'],
    ['<', 'a < b, <5, x<-y, a <= b', '<p>a < b, <5, x<-y, a <= b</p>'],
    ['names with other characters', 'a <b_c>:<d:e> and </f_g>', '<p>a <b_c>:<d:e> and </f_g></p>'],
    ['an escaped <', String.raw`a \<5`, String.raw`<p>a \<5</p>`],
    [
      'a backslash before other characters',
      String.raw`\$a \"b\" c\: \*d\* \#`,
      String.raw`<p>\$a \"b\" c\: *d* #</p>`,
    ],
    ['a backslash before a line break', 'a\\\nb', '<p>a\\\nb</p>'],
    ['braces in emphasis', '*a{b}*', '<p><em>a{b}</em></p>'],
    [
      'braces in table cells',
      '| a |\n|---|\n| {x} <5 |',
      '<div class="table-box"><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>{x} <5</td></tr></tbody></table></div>',
    ],
    ['code with braces', '`{a}` ``<b> ` {c}`` {d}', '<p><code>{a}</code> <code><b> ` {c}</code> {d}</p>'],
    ['a number with a parenthesis', '1) one', '<p>1) one</p>'],
    ['braces in inline elements', 'a <b>*x* {y}</b> {z}', '<p>a <b><em>x</em> {y}</b> {z}</p>'],
    ['an attribute with an expression', 'a <b title={`x` + 1}>x</b> {z}', '<p>a <b title="x1">x</b> {z}</p>'],
    [
      'an attribute on several lines',
      'a <b\n  title={"x" + // why\n  "y"}>x</b>',
      '<p>a <b title="xy">x</b></p>',
    ],
    ['void elements', 'a<br/>b {c}', '<p>a<br>b {c}</p>'],
    ['comments', 'a <!-- {c} --> b', '<p>a  b</p>'],
    ['a comment with a blank line', '<!-- {c}\n\n<d -->\n\na', '<p>a</p>'],
    ['a URL without a dot', 'See http://localhost:3000/a.', '<p>See http://localhost:3000/a.</p>'],
    ['braces in a template literal of JSX', '<b>{`a\n\\n# b`}</b>', '<b>a\n\n# b</b>'],
  ])('%s', (_, content, html) => expect(render(content)).toBe(html));

  test.each([
    ['<https://a.example/x>', 'https://a.example/x'],
    ['<me@a.example>', 'mailto:me@a.example'],
    ['https://a.example/{id}/x', 'https://a.example/{id}/x'],
    ['[a](<https://a.example/x_(y)>)', 'https://a.example/x_(y)'],
    ['[a](/x{y})', '/x{y}'],
  ])('%s is a link', (content, url) => {
    expect(compile(content).links.map((link) => decodeURI(link.url))).toEqual([url]);
  });

  test('an autolink in a footnote is a link', () => {
    const { links, diagnostics } = compile('a[^1]\n\n[^1]: <https://a.example/x>');
    expect(diagnostics).toEqual([]);
    expect(links.map((link) => link.url)).toContain('https://a.example/x');
  });

  test('a heading keeps its ID, and its other braces are text', () => {
    expect(compile('## A {b} <5 {#my.ID}').headings).toEqual([
      { id: 'my.ID', level: 2, text: 'A {b} <5', line: 1, column: 1 },
    ]);
  });
});

describe('blocks in MDX 1 are rendered as in Docusaurus 2', () => {
  test.each([
    [
      'Markdown in JSX is text',
      '<div>\n**a** `b` _c_ [d](e) {1+1}\n- f\n</div>',
      '<div>**a** `b` _c_ [d](e) 2- f</div>',
    ],
    [
      'URLs in JSX are text',
      '<div>\nhttps://a.example www.a.example a@a.example\n</div>',
      '<div>https://a.example www.a.example a@a.example</div>',
    ],
    [
      'Markdown between blank lines in an element',
      '<div>\n\n**a** {b}\n\n</div>',
      '<div><p><strong>a</strong> {b}</p></div>',
    ],
    ['a line of spaces, which ends no element', '<div>\n  a\n  \n  **b**\n</div>', '<div>a **b**</div>'],
    [
      'a line of spaces that belong to a list',
      '- <div>\n\n  a\n  \n  **b**\n  \n  </div>',
      '<ul><li><div><p>a</p><p><strong>b</strong></p></div></li></ul>',
    ],
    [
      'an element that closes in a later block',
      '<div><b>T *x*</b>\n\n**a**\n\n</div>',
      '<div><b>T *x*</b><p><strong>a</strong></p></div>',
    ],
    [
      'text before an end tag',
      '<div>\n\n**a**\n\n<b>x</b> y\n</div>',
      '<div><p><strong>a</strong></p><b>x</b> y</div>',
    ],
    ['JSX ends a paragraph', 'a\n<b>x</b> **y**\nc', '<p>a</p><b>x</b> **y** c'],
    ['JSX at the start of a paragraph', '<b>Note</b>: **x**', '<b>Note</b>: **x**'],
    [
      'JSX in lists',
      '- a\n  <div>x</div>\n- <b>x</b> **y**\n  c',
      '<ul><li>a\n<div>x</div></li><li><b>x</b> **y** c\n</li></ul>',
    ],
    ['JSX in quotes', '> <div>\n> x **y**\n> </div>', '<blockquote><div>x **y**</div></blockquote>'],
    ['a space between elements', '<b>x</b> <i>y</i>\n<u>z</u>', '<b>x</b> <i>y</i><u>z</u>'],
    [
      'attributes on several lines',
      '<div\n  style={{\n    color: "red"\n  }}\n>\n x\n</div>',
      '<div style="color:red">x</div>',
    ],
    ['preformatted text with a blank line', '<pre>\na\n\nb\n</pre>\nafter', '<pre>a b</pre><p>after</p>'],
    [
      'an element whose name contains a hyphen',
      '<x-a>b **c**</x-a> {d}',
      '<p><x-a>b <strong>c</strong></x-a> {d}</p>',
    ],
    ['character references', '<div>&lt;a&#62;&nbsp;&#x62;#</div>', '<div><a>\u00a0b#</div>'],
    [
      'an element in a table',
      'a | b\n--|--\n<b>x</b> | **y**',
      '<div class="table-box"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td><b>x</b></td><td><strong>y</strong></td></tr></tbody></table></div>',
    ],
    ['text in an MDX fence', '```mdx-code-block\n<b>x</b>\n```\n\n{a}', '<b>x</b><p>{a}</p>'],
    [
      'exports',
      'export const x = { a: 1 };\n\n<b title={x.a}>{x.a}</b>\n\n{x}',
      '<b title="1">1</b><p>{x}</p>',
    ],
    [
      'an exported component in which a tag ends on its own line',
      'export const A = ({ b }) => (\n  <i\n    id="c"\n  >\n    {b}\n  </i>\n);\n\n<A b="d" />',
      '<i id="c">d</i>',
    ],
  ])('%s', (_, content, html) => expect(render(content)).toBe(html));

  test.each([
    ['after a paragraph', 'a\n\n    {b} <c>\n      d\n\n    e\n\nf', '{b} <c>\n  d\n\ne'],
    ['in a list', '- a\n\n      {b}\n', '{b}'],
    ['with a tab', 'a\n\n\t{b}', '{b}'],
    ['with fences', '    ```\n    {a}\n    ```', '```\n{a}\n```'],
  ])('indented code %s', (_, content, code) => {
    expect(render(content)).toContain(`<x-fence language="text">${code}</x-fence>`);
  });

  test('a fence in a file with CRLF line breaks ends at its closing delimiter', () => {
    const html = render('```text\r\n<a>\r\n```\r\n\r\n{b}\r\n');
    expect(html).toContain('<p>{b}</p>');
  });

  test('code in a fence is unchanged', () => {
    expect(render('```text\n{a} <b>\n- c\n    d\n```\n\n{e}')).toContain('{a}');
  });
});

test.each([
  ['warning', 'danger'],
  ['important', 'info'],
  ['success', 'tip'],
  ['secondary', 'note'],
])('MDX 1: the admonition type %s is an alias of %s', (alias, type) => {
  expect(render(`:::${alias} A {b}\n\n{c}\n\n:::`)).toBe(render(`:::${type} A {b}\n\n{c}\n\n:::`));
});

test('MDX 1: source locations refer to the original document, not to the converted document', () => {
  const content = 'a {b} {c} [d](./d.md)\n\n<div><b>\nx</b>\n\ny\n\n</div>\n\n{e} ![f](./f.png)';
  const { links, images } = compile(content);
  expect(links).toMatchObject([{ url: './d.md', line: 1, column: 11 }]);
  expect(images).toMatchObject([{ url: './f.png', line: 10, column: 5 }]);
});

test('MDX 1: the hint for a syntax error explains the rules of MDX 1', () => {
  expect(problemsOf(compile('a {b} {c} and Option<T>.'))).toMatchInlineSnapshot(`
    "error [mdx-syntax] docs/page.md:1:21
      This is not valid MDX: Expected a closing tag for \`<T>\` (1:21) before the end of \`paragraph\`
      The document is MDX 1, as in Docusaurus 2: a line that starts with a tag is JSX up to the next blank line. In JSX, \`{\` starts an expression, which must end before the blank line, and each tag needs a closing tag or must end with \`/>\`. In other text, only \`<\` before a letter starts a tag: write &lt; if you mean the character."
  `);
  expect(problemsOf(compile('<div>\n{ a\n</div>'))).toMatchInlineSnapshot(`
    "error [mdx-syntax] docs/page.md:2:1
      This is not valid MDX: Unexpected end of file in expression, expected a corresponding closing brace for \`{\`
      The document is MDX 1, as in Docusaurus 2: a line that starts with a tag is JSX up to the next blank line. In JSX, \`{\` starts an expression, which must end before the blank line, and each tag needs a closing tag or must end with \`/>\`. In other text, only \`<\` before a letter starts a tag: write &lt; if you mean the character."
  `);
});

test('documents are compiled as MDX 3 unless the site uses MDX 1', () => {
  const marks = { ids: [], directives: [], fences: [] };
  const document = compileMarkdown({ file: 'docs/page.md', content: '{1 + 1}', highlighter, marks });
  expect(renderCompiled(document)).toBe('2');
});

/* These tests don't measure time: with these inputs, code that takes quadratic time would run for many minutes. */
test.each([
  ['braces', '{', 50_000],
  ['open tags', '<a b={ ', 20_000],
  ['blocks of JSX', '<div>\n\n{a} <b>x</b>\n\n</div>\n\n', 5000],
  ['list items', '- See {name}\n', 10_000],
  ['unclosed elements', '<pre>\n', 10_000],
  ['unclosed comments', '<!-- ', 50_000],
  ['nested templates', '<div>\n{`${', 1_000],
  ['spaces', '<a  ', 100_000],
  ['nested lists', '- ', 10_000],
])('MDX 1: %s are converted in linear time', (_, content, count) => {
  expect(toMdx3(`a\n\n${content.repeat(count)}`).text).not.toBe('');
});
