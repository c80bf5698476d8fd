import { expect, test } from 'vitest';
import { contentTitle } from './content-title.js';
import { excerpt, firstLine } from './excerpt.js';
import { plainText } from './plain-text.js';

test.each([
  ['# Hello', 'Hello'],
  ['\n# Hello **bold** `code<T>` [link](x.md) _em_ {#id}\n', 'Hello bold code<T> link em'],
  ['# Closed ##', 'Closed'],
  ['import X from "x";\n\n{/* # No */}\n<!--\n# No\n-->\n\n# Yes', 'Yes'],
  ['import X from "x";\n# Yes', 'Yes'],
  ['```md\n# No\n```\n\n# Yes', 'Yes'],
  ['````md\n```\n# No\n```\n````\n\n# Yes', 'Yes'],
  ['export const x = {\n\n# no\n\n};\n\n# Yes', 'Yes'],
  ['Some words.\n\n## Two\n\n# Yes', undefined],
  ['Title of\ntwo lines\n===\n', 'Title of two lines'],
  ['Words.\r\n\r\n# Windows\r\n', 'Windows'],
  ['#NoSpace\n', undefined],
  ['## Two', undefined],
  ['', undefined],
])('contentTitle returns the title in %j', (body, title) => {
  expect(contentTitle(body)).toBe(title);
});

test.each([
  [
    '# Title\n\nThe **first** paragraph\nof [two](a.md) lines.\n\nThe second.',
    'The first paragraph of two lines.',
  ],
  [
    'import X from "x";\n\n<Tabs>\n  <TabItem>no</TabItem>\n</Tabs>\n\n- no\n- no\n\n| no |\n| -- |\n\nYes.',
    'Yes.',
  ],
  [':::note Title\n\nInside.\n\n:::', 'Inside.'],
  [':::tip\nInside.\n:::', 'Inside.'],
  ['> Quoted\n> words.', 'Quoted words.'],
  ['```js\nno\n```\nYes <kbd>Ctrl</kbd> &amp; <b>x</b>.', 'Yes Ctrl & x.'],
  ['<!-- truncate -->\n\n{props.x}\n\n![Only an image](a.png)', 'Only an image'],
  ['# Title\n\n## Two\n', ''],
])('excerpt returns the first paragraph of %j', (body, text) => {
  expect(excerpt(body)).toBe(text);
});

test.each([
  ['# Title\n\nOne line\nof a *paragraph*.', 'One line'],
  ['import X from "x";\nimport Y\n  from "y";\n\n<X />\n\n**Bold** [words](x.md).', 'Bold words.'],
  ['```js\nconst x = 1;\n```\n\n:::note\n\nInside.\n\n:::', 'Inside.'],
  ['## Install\n\nText.', 'Install'],
  ['- An item', '- An item'],
  ['> Quoted :tada: words', 'Quoted words'],
  ['# Title', ''],
])('firstLine returns the first line of text in %j', (body, text) => {
  expect(firstLine(body)).toBe(text);
});

test('excerpt cuts a long paragraph at a word boundary', () => {
  const text = excerpt('word '.repeat(60));
  expect(text).toBe(`${'word '.repeat(39)}word…`);
  expect(text.length).toBeLessThanOrEqual(200);
});

test.each([
  ['snake_case_name and __init__', 'snake_case_name and init'],
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['***both*** ~~gone~~ \\*kept\\*', 'both gone *kept*'],
  ['`**raw**` and ``a ` b``', '**raw** and a ` b'],
  ['<https://example.org> and a < b', 'https://example.org and a < b'],
  ['word[^1] ![alt](x.png) [ref][id]', 'word alt ref'],
  ['[one](<x_(y).md> "T"), [two](x_(y)), [![three](x.png)](y.md)', 'one, two, three'],
])('plainText converts %j to %j', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});
