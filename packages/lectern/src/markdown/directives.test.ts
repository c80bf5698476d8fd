import { expect, test } from 'vitest';
import { problemsOf, render } from './__fixtures__/render.js';

test('all admonition types are rendered, and the legacy types secondary and success become note and tip', () => {
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
  {
    name: 'that contains a time',
    content: ':::tip 日本 😀 at 10:30\n\nText\n\n:::',
    title: '日本 😀 at 10:30',
  },
  { name: 'followed by attributes', content: ':::tip[Title]{.a #b}\nText\n:::', title: 'Title' },
  { name: 'that contains an unpaired bracket', content: ':::tip a ] b\nText\n:::', title: 'a ] b' },
])('an admonition with a title $name is rendered', ({ content, title }) => {
  expect(render(content)).toBe(
    `<x-admonition type="tip"><x-title>${title}</x-title><p>Text</p></x-admonition>`,
  );
});

test('admonitions can be nested, and can be in lists and block quotes', () => {
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

test('an unknown admonition is a warning, and its text is kept', () => {
  const content = 'ö\n\n:::tipp Title\n\nText [x](./y.md)\n\n:::\n\nAfter\n';
  expect(problemsOf(content)).toMatchInlineSnapshot(`
    "warning [unknown-admonition] docs/page.md:3:1
      There is no admonition ":::tipp", so its content is shown without a box. Did you mean "tip"?
      Known types: note, tip, info, warning, danger, caution, important."
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
])('a colon in text is not read as a directive: %s', (content) => {
  expect(render(content)).toBe(`<p>${content}</p>`);
});

test('formatting inside an unknown text directive is rendered', () => {
  expect(render('😀 :foo[bar *baz*]{x=y} :a[**b**]')).toBe(
    '<p>😀 :foo[bar <em>baz</em>]{x=y} :a[<strong>b</strong>]</p>',
  );
});

test.each([
  ['a :b[c :d[e] f] g', '<p>a :b[c :d[e] f] g</p>'],
  [':a[:b[:c]]', '<p>:a[:b[:c]]</p>'],
  [':a[:b[*c*]{d="e"}] f', '<p>:a[:b[<em>c</em>]{d="e"}] f</p>'],
  ['::::x\n:::y\na\n:::\n::::', '<p>a</p>'],
  [':::x\n::b[:c]\n:::', '<p>::b[:c]</p>'],
])('the text of nested unknown directives is kept: %s', (content, html) => {
  expect(render(content)).toBe(html);
});
