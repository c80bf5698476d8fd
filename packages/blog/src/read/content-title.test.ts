import { expect, test } from 'vitest';
import { withoutContentTitle } from './content-title.js';

test.each([
  ['\n# Title\n\nText', '\n\n\nText'],
  ['Title\n=====\n\nText', '\n\n\nText'],
  ["import A from './A';\n\n# Title\n\nText", "import A from './A';\n\n\n\nText"],
  ['# Title', ''],
])('a blog post: the title at the start of %j is removed without changing line numbers', (body, rest) => {
  expect(withoutContentTitle(body)).toBe(rest);
});

test.each([
  'Text\n\n# Later',
  '## Part',
  '\n\n',
  'Text\n\nTitle\n===',
  '\n    # code\n\nText',
  '- item\n===\n',
  '```\n===\n```\n',
])('a blog post: the text %j stays unchanged, because it does not start with a title', (body) => {
  expect(withoutContentTitle(body)).toBe(body);
});
