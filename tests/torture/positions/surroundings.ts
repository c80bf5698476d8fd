import fc from 'fast-check';

/** Marks the location of the error in templates. The mark is not in the document. */
export const here = '‸';

/** These valid blocks contain syntax that makes it hard to count lines and columns. */
const neighbors = [
  'Plain words.',
  'Ümläute, 日本語, e\u0301, 👩‍👩‍👧‍👦 and 😀😀 emoji.',
  'A\tline\twith\ttabs.\t',
  '- a list\n- of two\n\n  - nested 😀\n\n    1. deeper',
  '1. numbered\n\n   with a paragraph 😀\n\n   ```js\n   const a = 1;\n   ```',
  '- [ ] open\n- [x] done',
  '> a quote\n> of two lines\n>\n> - with a list\nand a lazy line',
  '```js title="a.js" {1}\nconst a = { b: 1 };\n```',
  '~~~text\n```\n~~~',
  '````md\n```js\n```\n````',
  '    indented code is a paragraph in MDX',
  '| a | b |\n| - | - |\n| 😀 | `c \\| d` |',
  ':::note\n\nIn a box.\n\n:::',
  ':::tip[A title 😀]\nIn a box.\n:::',
  '<!-- a comment\nof two lines, with { and < -->',
  '{/* another\ncomment */}',
  '{1 + 1}',
  '{`a\n\ntemplate`}',
  'Text with <b>bold</b> and <br/>.',
  '<div\n  className="a"\n>\n\nInside *it*.\n\n</div>',
  'Line one\\\nline two  \nline three',
  '&amp; &copy; \\* `code` ~~gone~~ &#x1F600;',
  'A footnote[^1].\n\n[^1]: With text.',
  'A [reference][r].\n\n[r]: https://example.org "Title"',
  'Setext\n---',
  '***',
  'Line\u2028separator and\u00a0spaces.',
  'A colon: 10:30, :smile: and ::none.',
];

/** `first` and `rest` are the prefixes of the container's lines. */
interface Container {
  first: string;
  rest: string;
  open?: string;
  close?: string;
}

const containers: readonly Container[] = [
  { first: '> ', rest: '> ' },
  { first: '- ', rest: '  ' },
  { first: '* 😀\n\n  ', rest: '  ' },
  { first: '1. ', rest: '   ' },
  { first: '10) ', rest: '    ' },
  { first: '', rest: '', open: ':::note[Title 😀]\n\n', close: '\n\n:::' },
  { first: '', rest: '', open: '<details>\n<summary>Ünfold</summary>\n\n', close: '\n\n</details>' },
  {
    first: '',
    rest: '',
    open: '<Tabs>\n<TabItem value="a" label="😀">\n\n',
    close: '\n\n</TabItem>\n</Tabs>',
  },
];

const leads = [
  '',
  'a ',
  '😀 ',
  'ä\t',
  '**b** ',
  '`c` ',
  '[l](https://e.org) ',
  '&amp; ',
  '\\* ',
  'one\ntwo 👩‍👩‍👧 ',
];

const blocks = fc.array(fc.constantFrom(...neighbors), { maxLength: 4 });

export const surroundings = fc.record({
  above: blocks,
  below: blocks,
  within: fc.array(fc.record({ container: fc.constantFrom(...containers), above: blocks }), { maxLength: 3 }),
  lead: fc.constantFrom(...leads),
  newline: fc.constantFrom('\n', '\r\n'),
  bom: fc.boolean(),
  keys: fc.uniqueArray(
    fc.constantFrom(
      'title: "😀 title"',
      '# comment',
      'tags: [a, "b c"]',
      'description: >\n  two\n  lines',
      'hide_title: true',
    ),
    { maxLength: 4 },
  ),
  extension: fc.constantFrom('md', 'mdx'),
  isLast: fc.boolean(),
});
export type Surroundings = typeof surroundings extends fc.Arbitrary<infer Value> ? Value : never;

/** `top` is a block that can't be in a container, and `post` is the front matter of a post. */
export type Slot = 'inline' | 'block' | 'top' | 'frontMatter' | 'post';

export interface Placed {
  content: string;
  line: number;
  column: number;
}

export function place({
  template,
  slot,
  around,
}: {
  template: string;
  slot: Slot;
  around: Surroundings;
}): Placed {
  const inner = slot === 'inline' ? around.lead + template : template;
  const isAbove = slot === 'frontMatter' || slot === 'post';
  const nested = slot === 'top' || isAbove ? template : withContainers({ inner, around });
  const own = isAbove ? [] : [nested];
  const body = [...around.above, ...own, ...(around.isLast ? [] : around.below)].join('\n\n');
  const date = slot === 'post' ? ['date: 2024-01-01'] : [];
  const others = [...date, ...around.keys].filter((key) => !isAbove || keyOf(key) !== keyOf(template));
  const keys = isAbove ? [...others, template] : around.keys;
  const head = keys.length === 0 ? '' : `---\n${keys.join('\n')}\n---\n\n`;
  return located({
    text: `${head}${body}${around.isLast ? '' : '\n'}`,
    newline: around.newline,
    bom: around.bom,
  });
}

function keyOf(line: string): string | undefined {
  return line.split(':')[0];
}

/** Editors count columns in UTF-16 code units, and so does the returned location. */
export function located({ text, newline, bom }: { text: string; newline: string; bom: boolean }): Placed {
  const before = text.slice(0, text.indexOf(here)).split('\n');
  return {
    content: (bom ? '\uFEFF' : '') + text.replace(here, '').replaceAll('\n', newline),
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
  };
}

function withContainers({ inner, around }: { inner: string; around: Surroundings }): string {
  return around.within.reduceRight((text, { container, above }, depth) => {
    const { first, rest } = container;
    // An outer admonition needs more colons than the admonitions inside it.
    const colons = ':'.repeat(7 - depth);
    const open = container.open?.replace(':::', colons) ?? '';
    const close = container.close?.replace(':::', colons) ?? '';
    // Link references and footnotes may be defined only once, and the blocks outside of the container may already
    // define them.
    const other = above.filter((block) => !block.includes(']:'));
    const lines = [...other, text].join('\n\n').split('\n');
    const indented = lines.map((line, index) => (index === 0 ? first : rest) + line).join('\n');
    return open + indented + close;
  }, inner);
}
