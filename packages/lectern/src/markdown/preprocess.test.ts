import { expect, test } from 'vitest';
import { preprocess } from './preprocess.js';

test.each([
  { name: 'a comment', from: 'a <!-- b --> c', to: 'a {/*  b */} c' },
  { name: 'a comment on several lines', from: 'a <!-- b\n\nc --> d', to: 'a {/*  b\n\nc */} d' },
  { name: 'two comments', from: '<!--a--><!--b-->', to: '{/* a*/}{/* b*/}' },
  { name: 'the end of an MDX comment inside a comment', from: '<!-- a */ b -->', to: '{/*  a *  b */}' },
  { name: 'the end of a comment without its start', from: 'a --> b', to: 'a --> b' },
  { name: 'a backtick in a comment', from: '<!-- `a --> b` -->', to: '{/*  `a */} b` -->' },
  { name: 'inline code', from: '`<!-- a -->` <!-- b -->', to: '`<!-- a -->` {/*  b */}' },
  {
    name: 'inline code with backticks',
    from: '``a ` <!-- b -->`` <!-- c -->',
    to: '``a ` <!-- b -->`` {/*  c */}',
  },
  { name: 'a single backtick', from: 'a ` b <!-- c -->', to: 'a ` b {/*  c */}' },
  {
    name: 'a fence',
    from: '```html\n<!-- a -->\n```\n<!-- b -->',
    to: '```html\n<!-- a -->\n```\n{/*  b */}',
  },
  {
    name: 'a fence in a fence',
    from: '````\n```\n<!-- a -->\n```\n````',
    to: '````\n```\n<!-- a -->\n```\n````',
  },
  {
    name: 'a fence with tildes',
    from: '~~~ `x`\n```\n<!-- a -->\n~~~\n<!-- b -->',
    to: '~~~ `x`\n```\n<!-- a -->\n~~~\n{/*  b */}',
  },
  {
    name: 'inline code that begins like a fence',
    from: '```a``` b\n<!-- c -->',
    to: '```a``` b\n{/*  c */}',
  },
  {
    name: 'a fence in a quote',
    from: '> ```\n> <!-- a -->\n> ```\n<!-- b -->',
    to: '> ```\n> <!-- a -->\n> ```\n{/*  b */}',
  },
  {
    name: 'a fence in a list',
    from: '1. - ```\n     <!-- a -->\n     ```\n<!-- b -->',
    to: '1. - ```\n     <!-- a -->\n     ```\n{/*  b */}',
  },
  {
    name: 'a deeply indented fence',
    from: '      ```\n<!-- a -->\n      ```',
    to: '      ```\n<!-- a -->\n      ```',
  },
  { name: 'a fence in a comment', from: '<!--\n```\n-->\n<!-- a -->', to: '{/* \n```\n*/}\n{/*  a */}' },
  { name: 'an admonition title', from: ':::tip My title', to: ':::tip[My title]' },
  { name: 'an admonition title after spaces', from: '  ::: tip   My title  ', to: '  :::tip[   My title]' },
  { name: 'an admonition title in a quote', from: '> :::note `a` [b](c)', to: '> :::note[`a` [b](c)]' },
  { name: 'an admonition title that is a link', from: ':::tip [a](b) c', to: ':::tip[[a](b) c]' },
  { name: 'an admonition title with an unpaired bracket', from: ':::note a ] b', to: ':::note[a \\] b]' },
  { name: 'an admonition title in brackets', from: ':::tip[My title]', to: ':::tip[My title]' },
  { name: 'an admonition with attributes', from: ':::tip {.a}', to: ':::tip {.a}' },
  { name: 'an admonition without a title', from: ':::tip', to: ':::tip' },
  {
    name: 'an admonition title in a fence',
    from: '```\n:::tip My title\n```',
    to: '```\n:::tip My title\n```',
  },
  {
    name: 'a document with carriage returns',
    from: ':::tip My title\r\n<!-- a -->\r\n',
    to: ':::tip[My title]\n{/*  a */}\r\n',
  },
  {
    name: 'a URL at the end of a table cell',
    from: '> |https://a.b|(http://c.d)|',
    to: '> |https://a.b |(http://c.d) |',
  },
  {
    name: 'a closing fence that is longer than the opening fence',
    from: '```\na\n````\n<!-- b -->',
    to: '```\na\n````\n{/*  b */}',
  },
  {
    name: 'a fence with an info string, which does not close the block',
    from: '```\n```js\n<!-- a -->',
    to: '```\n```js\n<!-- a -->',
  },
  { name: 'a URL with a vertical bar outside of a table', from: 'https://a.b|c', to: 'https://a.b|c' },
  { name: 'an escaped vertical bar after a URL', from: '| https://a.b\\|c |', to: '| https://a.b\\|c |' },
])('preprocessing to valid MDX: $name', ({ from, to }) => {
  expect(preprocess(from)).toBe(to);
});

test('preprocessing: an mdx-code-block fence is unwrapped, and line numbers are preserved', () => {
  const text = 'a\n\n```mdx-code-block\nimport A from "a";\n\n<A />\n```\n\n```js\nb\n```';
  expect(preprocess(text)).toBe('a\n\n\nimport A from "a";\n\n<A />\n\n\n```js\nb\n```');
});

test('preprocessing: a heading ID can be in a comment', () => {
  expect(preprocess('## Words {/* #my-id */}\n\n`## a {/* #b */}`')).toBe(
    '## Words {#my-id}\n\n`## a {/* #b */}`',
  );
});
