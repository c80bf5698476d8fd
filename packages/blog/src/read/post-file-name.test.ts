import { expect, test } from 'vitest';
import { parsePostFileName } from './post-file-name.js';

test.each([
  ['2024-08-29-title.md', '2024-08-29', 'title', '/2024/08/29/title'],
  ['2024-08-29-title/index.md', '2024-08-29', 'title', '/2024/08/29/title'],
  ['2024/08/29/title.mdx', '2024-08-29', 'title', '/2024/08/29/title'],
  ['2024/08/29-title.md', '2024-08-29', 'title', '/2024/08/29/title'],
  ['2024/08/29/title/index.md', '2024-08-29', 'title', '/2024/08/29/title'],
  ['2024-8-9-title.md', '2024-8-9', 'title', '/2024/8/9/title'],
  ['guides/2024-08-29-title.md', '2024-08-29', 'guides/title', '/2024/08/29/guides/title'],
  ['2024-08-29.md', '2024-08-29', '', '/2024/08/29/'],
  ['welcome.md', undefined, 'welcome', '/welcome'],
  ['guides/welcome/index.mdx', undefined, 'guides/welcome', '/guides/welcome'],
  ['100-tips.md', undefined, '100-tips', '/100-tips'],
])('the date and slug of a blog post come from its file name: %s', (file, date, text, slug) => {
  expect(parsePostFileName(file)).toEqual({ ...(date === undefined ? {} : { date }), text, slug });
});
