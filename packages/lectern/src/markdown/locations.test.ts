import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from './__fixtures__/render.js';
import type { CompiledDocument } from './types.js';

/** In some of these paragraphs, the numbers of bytes, code points, and columns differ. */
const neighbor = fc.constantFrom(
  '# Heading',
  'Plain words.',
  'Ümläute, 日本語 and 😀😀 emoji.',
  'A\tline\twith\ttabs.',
  '- a list\n- of two items',
  '1. numbered\n\n   with a paragraph 😀',
  '> a quote\n> of two lines',
  '```js\nconst a = { b: 1 };\n```',
  '| a | b |\n| - | - |\n| 😀 | `c` |',
  ':::note\n\nIn a box.\n\n:::',
  '<!-- a comment\nof two lines -->',
  '{1 + 1}',
  '<b>bold</b> text',
  'Line one\\\nline two',
  '&amp; &copy; \\* `code` ~~gone~~',
);
const before = fc.constantFrom(
  '',
  'a ',
  '😀 ',
  'ä\t',
  '**b** ',
  '`c` ',
  '[l](https://e.org) ',
  '&amp; ',
  '\\* ',
);
const document = fc.record({
  above: fc.array(neighbor, { maxLength: 4 }),
  below: fc.array(neighbor, { maxLength: 3 }),
  container: fc.constantFrom('', '> ', '- ', '1. ', '> - '),
  before,
  newline: fc.constantFrom('\n', '\r\n'),
  bom: fc.boolean(),
  frontMatter: fc.constantFrom('', '---\ntitle: 😀\n---\n\n'),
});
type Document = typeof document extends fc.Arbitrary<infer Value> ? Value : never;

function withMistake({
  document: { bom, newline, ...parts },
  mistake,
  isBlock,
}: {
  document: Document;
  mistake: string;
  isBlock: boolean;
}): { content: string; line: number; column: number } {
  const head = parts.frontMatter + parts.above.map((block) => `${block}\n\n`).join('');
  const lead = parts.container + (isBlock ? '' : parts.before);
  const indent = parts.container.replace(/[^> ]/g, ' ');
  const text = mistake.replaceAll('\n', `\n${indent}`);
  const content = `${head}${lead}${text}\n\n${parts.below.map((block) => `${block}\n\n`).join('')}`;
  return {
    content: (bom ? '\uFEFF' : '') + content.replaceAll('\n', newline),
    line: head.split('\n').length,
    column: lead.length + 1,
  };
}

interface Kind {
  name: string;
  mistake: string;
  /** Columns from the start of the faulty construct to the error. */
  offset?: number;
  /** Lines from the start of the faulty construct to the error. */
  down?: number;
  isBlock?: boolean;
  find: (
    compiled: CompiledDocument,
  ) => { line?: number | undefined; column?: number | undefined } | undefined;
}

const withCode =
  (code: string): Kind['find'] =>
  ({ diagnostics }) =>
    diagnostics.find((diagnostic) => diagnostic.code === code);

const kinds: Kind[] = [
  { name: 'an invalid expression', mistake: '{a b}', offset: 3, find: withCode('mdx-syntax') },
  { name: 'an unclosed tag', mistake: '<i>x', find: withCode('mdx-syntax') },
  { name: 'a less-than sign', mistake: '<3', find: withCode('mdx-syntax') },
  { name: 'an image without alt text', mistake: '![](./a.png)', find: withCode('missing-alt') },
  { name: 'an img element without alt', mistake: '<img src="./a.png" />', find: withCode('missing-alt') },
  {
    name: 'a link',
    mistake: '[x](./other.md)',
    find: ({ links }) => links.find(({ url }) => url === './other.md'),
  },
  {
    name: 'a link element',
    mistake: '<a href="./other.md">x</a>',
    find: ({ links }) => links.find(({ url }) => url === './other.md'),
  },
  {
    name: 'an image',
    mistake: '![x](./b.png)',
    find: ({ images }) => images.find(({ url }) => url === './b.png'),
  },
  {
    name: 'a component',
    mistake: '<Missing />',
    find: ({ names }) => names.find(({ text }) => text === 'Missing'),
  },
  {
    name: 'an expression',
    mistake: '{missing}',
    offset: 1,
    find: ({ names }) => names.find(({ text }) => text === 'missing'),
  },
  {
    name: 'a heading',
    mistake: '## Unique heading',
    isBlock: true,
    find: ({ headings }) => headings.find(({ text }) => text === 'Unique heading'),
  },
  {
    name: 'an unknown admonition',
    mistake: ':::nonsense\nx\n:::',
    isBlock: true,
    find: withCode('unknown-admonition'),
  },
  {
    name: 'a fence in an unknown language',
    mistake: '```jss\nx\n```',
    offset: 3,
    isBlock: true,
    find: withCode('unknown-language'),
  },
  {
    name: 'a live example with a syntax error',
    mistake: '```jsx live\n  a b\n```',
    down: 1,
    offset: 4,
    isBlock: true,
    find: withCode('live-example'),
  },
  {
    name: 'a fence that highlights a nonexistent line',
    mistake: '```js {9}\nx\n```',
    isBlock: true,
    find: withCode('code-block'),
  },
];

test.each(kinds)(
  'source locations: $name is located exactly, regardless of the surrounding paragraphs',
  ({ mistake, offset = 0, down = 0, isBlock = false, find }) => {
    fc.assert(
      fc.property(document, (parts) => {
        const { content, line, column } = withMistake({ document: parts, mistake, isBlock });
        const found = find(compile(content));
        expect({ content, line: found?.line, column: found?.column }).toEqual({
          content,
          line: line + down,
          column: column + offset,
        });
      }),
      { numRuns: 150, seed: 21 },
    );
  },
);
