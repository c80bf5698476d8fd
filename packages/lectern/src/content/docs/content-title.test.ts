import { expect, test } from 'vitest';
import { blankContentTitle, contentTitle, firstTitle } from './content-title.js';

test.each([
  ['# A *title* {#id}\n\nWords.\n', 'A title'],
  ['Words.\n\n   # Later\n', 'Later'],
  ['Words.\n\n## First\n\n# Later\n', undefined],
  ['Words\r\nand more\r\n===\r\n', 'Words and more'],
  ['#\n', ''],
  ['## Second\n\nMore.\n', undefined],
  ['Words # and = within.\n\n    # Indented code\n', undefined],
  ['```sh\n# a comment\n```\n', undefined],
  ['Words.\n\n---\n\n# Later\n', undefined],
  ['Words.\n* * *\n# Later\n', undefined],
  ['Words, nothing else.\n', undefined],
  ['', undefined],
])('contentTitle: the title in %j is %j', (body, title) => {
  expect(contentTitle(body)).toBe(title);
});

test.each([
  ["import A from 'a';\n\n# Title {#id}\n", 'Title'],
  ['\nTitle\n=====\n', 'Title'],
  ['Text\n\n# Title\n', undefined],
  ['<A />\n\n# Title\n', undefined],
  ['## Part\n\n# Title\n', undefined],
])('firstTitle finds a title only at the start of a document: the title in %j is %j', (body, title) => {
  expect(firstTitle(body)).toBe(title);
});

test.each([
  ['Words.\n\n# Title\n\nMore.\n', 'Words.\n\n\n\nMore.\n'],
  ['Words.\r\n\r\nA long\r\ntitle\r\n===\r\nMore.\r\n', 'Words.\r\n\r\n\r\n\r\n\r\nMore.\r\n'],
  ['<!-- # No -->\n\n![](./a.png)\n\n# Title\n\n# Other\n', '<!-- # No -->\n\n![](./a.png)\n\n\n\n# Other\n'],
  ['Words.\n\n## Part\n\n# Other\n', 'Words.\n\n## Part\n\n# Other\n'],
  ['Words.\n\n---\n\n# Other\n', 'Words.\n\n---\n\n# Other\n'],
])('blankContentTitle removes the title of %j without changing line numbers', (body, rest) => {
  expect(blankContentTitle(body)).toBe(rest);
});
