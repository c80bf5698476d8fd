import { expect, test } from 'vitest';
import { contentBlocks } from '../content/docs/content-lines.js';
import { createPrismHighlighter } from './code/prism.js';
import { compileMarkdown } from './compile.js';

/* With these inputs, an exponential regular expression would run for years, and a quadratic one for minutes, so the
   tests measure no time. */

const highlighter = createPrismHighlighter();
const compile = (content: string) => compileMarkdown({ file: 'a.md', content, highlighter });

test.each(['> ', '-  ', '1.   ', '>  ', '*\t \t'])(
  'Markdown is compiled in linear time: %j repeated in a line without a table or fence',
  (marker) => {
    expect(compile(`${marker.repeat(90)}a\n`).diagnostics).toEqual([]);
    expect(compile(`${marker.repeat(90)}a \`\`\` b\n`).diagnostics).toEqual([]);
  },
);

test.each([
  ['an admonition title', (spaces: string) => `:::note a${spaces}b\n\nc\n\n:::\n`],
  ['a line', (spaces: string) => `${spaces.replaceAll(' ', '\u00A0')}\n`],
])('Markdown is compiled in linear time: %s with a long run of spaces', (_, document) => {
  expect(compile(document(' '.repeat(400_000))).diagnostics).toEqual([]);
});

test('contentBlocks takes linear time to read a heading with a long run of spaces', () => {
  const spaces = ' '.repeat(400_000);
  expect([...contentBlocks(`# a${spaces}b\n`)]).toMatchObject([
    { kind: 'heading', level: 1, text: `a${spaces}b` },
  ]);
});

test.each([
  ['# a', 'a'],
  ['#  a  ', 'a'],
  ['# a #', 'a'],
  ['# a ##\t', 'a'],
  ['# a#', 'a#'],
  ['# #', '#'],
  ['#', ''],
  ['# ', ''],
  ['# a # b', 'a # b'],
])(
  'contentBlocks removes surrounding spaces and closing number signs from a heading: %j becomes %j',
  (line, text) => {
    expect([...contentBlocks(line)]).toMatchObject([{ kind: 'heading', level: 1, text }]);
  },
);
