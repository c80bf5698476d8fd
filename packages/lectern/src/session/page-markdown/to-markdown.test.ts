import { expect, test } from 'vitest';
import type { MarkdownOptions } from './frame.js';
import { htmlToMarkdown } from './to-markdown.js';

const rules: MarkdownOptions['rules'] = {
  chart: { code: 'chart' },
  left: 'skip',
  label: 'bold',
  said: 'quote',
  aside: 'parentheses',
};

function markdown(html: string): string {
  return htmlToMarkdown({ html, resolve: (address) => `@${address}`, rules });
}

test.each([
  ['paragraphs', '<p>One\ntwo  three.</p>\n<p>Four.</p>', 'One two three.\n\nFour.'],
  ['emphasis', '<p>a <em>b </em>c <strong>d</strong> <del>e</del></p>', 'a *b* c **d** ~~e~~'],
  [
    'text that looks like inline Markdown',
    '<p>2 * 3 [x] a_b _c_ &lt;d&gt; `e` \\</p>',
    '2 \\* 3 \\[x\\] a_b \\_c\\_ \\<d> \\`e\\` \\\\',
  ],
  [
    'text that looks like a list or a heading',
    '<p>- a</p><p>1. b</p><p># c</p><p>-5</p>',
    '\\- a\n\n1\\. b\n\n\\# c\n\n-5',
  ],
  [
    'a heading, without its link',
    '<h2 id="a">1. A <code>b</code><a class="heading-link" href="#a"></a></h2>',
    '## 1. A `b`',
  ],
  ['a link', '<p><a href="/x y">a <code>b</code></a></p>', '[a `b`](<@/x y>)'],
  ['a link around blocks', '<a href="/x"><h3>A</h3><p>b</p></a>', '[A b](@/x)'],
  ['an image', '<p><img src="a.png" alt="A [b]" width="2" height="3"></p>', '![A \\[b\\]](@a.png)'],
  ['inline code with backticks', '<p><code>a `b` &lt;c&gt;</code></p>', '``a `b` <c>``'],
  ['inline code with a link', '<p><code><a href="/x">a</a>(b): c</code></p>', '`a(b): c`'],
  ['a line break', '<p>a<br>b</p>', 'a\\\nb'],
  ['a quotation', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
  [
    'a nested list',
    '<ul><li>a<ol start="3"><li>b</li><li>c</li></ol></li><li>d</li></ul>',
    '- a\n  3. b\n  4. c\n- d',
  ],
  ['a list of paragraphs', '<ol><li><p>a</p><p>b</p></li><li><p>c</p></li></ol>', '1. a\n\n   b\n\n2. c'],
  [
    'a task list',
    '<ul><li><input type="checkbox" checked> a</li><li><input type="checkbox"> b</li></ul>',
    '- [x] a\n- [ ] b',
  ],
  ['a description list', '<dl><div><dt><code>a</code> b</dt><dd><p>c</p></dd></div></dl>', '- `a` b\n\n  c'],
  [
    'a table',
    '<table><thead><tr><th>a</th><th style="text-align: right">b</th></tr></thead><tbody><tr><td>c|d</td><td><p>e</p><p>f</p></td></tr></tbody></table>',
    '| a | b |\n| --- | --: |\n| c\\|d | e<br>f |',
  ],
  [
    'a code block',
    '<div class="code-block" data-language="ts"><div class="code-title">a.ts</div><div class="code-body"><pre><code><span class="tk-k">let</span> a;\n\n  b</code></pre><lectern-island data-export="CopyButton"><button>Copy</button></lectern-island></div><div class="code-output"><div>Output</div><pre><samp>1</samp></pre></div></div>',
    '```ts title="a.ts"\nlet a;\n\n  b\n```\n\nOutput\n\n```\n1\n```',
  ],
  ['a code block that contains a fence', '<pre><code>```\na\n```</code></pre>', '````\n```\na\n```\n````'],
  [
    'an admonition',
    '<div class="admonition"><p class="admonition-title"><svg><path/></svg><span class="sr-only">Tip: </span>A</p><div class="admonition-body"><p>b</p></div></div>',
    '> **Tip: A**\n>\n> b',
  ],
  [
    'a footnote',
    '<p>a<sup><a href="#user-content-fn-1" data-footnote-ref>1</a></sup></p><section data-footnotes><h2 id="footnote-label">Notes</h2><ol><li id="user-content-fn-1"><p>b <a data-footnote-backref href="#">up</a></p></li></ol></section>',
    'a[^1]\n\n[^1]: b',
  ],
  [
    'a diagram',
    '<div><div class="diagram" role="img"><svg><text>x</text></svg></div><details class="chart"><summary>As text</summary><pre><code>flowchart</code></pre></details></div>',
    '**As text**\n\n```chart\nflowchart\n```',
  ],
  [
    'elements that a plug-in converts',
    '<p class="left">a</p><p class="label">b</p><div class="said"><p>c</p></div><p>d, <span class="aside">e</span></p>',
    '**b**\n\n> c\n\nd (e)',
  ],
  [
    'adjacent labels',
    '<p><span>a</span><span>b</span> <span>c</span><a href="/d">d</a></p>',
    'a, b c, [d](@/d)',
  ],
  [
    'a live example',
    `<lectern-island data-export="LiveCode" data-props='{"code":"&lt;A /&gt;"}'><p>shown</p></lectern-island>`,
    '```jsx live\n<A />\n```',
  ],
])('HTML is converted to Markdown: %s', (_, html, expected) => {
  expect(markdown(html)).toBe(expected);
});

test('HTML is converted to Markdown: a MathML formula becomes its TeX source', () => {
  const tex = '<annotation encoding="application/x-tex">a_b &lt; c</annotation>';
  const html = `<p>So <math><semantics><mi>a</mi>${tex}</semantics></math> holds.</p>`;
  expect(htmlToMarkdown({ html, resolve: (href) => href, rules: {} })).toBe('So $`a_b < c`$ holds.');
});
