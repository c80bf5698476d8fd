import { expect, test } from 'vitest';
import { isIndexFile } from './index-file.js';

test.each([
  ['docs/guide/index.md', '/docs/guide', true],
  ['docs/02-guide/README.mdx', '/docs/guide', true],
  ['docs/01-guide/02-Guide.md', '/docs/guide', true],
  ['docs/guide/guide.md', '/docs/guide/guide', false],
  ['docs/guide/index.md', '/docs/other', false],
  ['docs/guide/setup.md', '/docs/guide/setup', false],
])('index files: the file %s with the route %s is the index of its folder: %s', (file, route, isIndex) => {
  expect(isIndexFile({ file, route })).toBe(isIndex);
});

test.each([
  ['versioned_docs/version-1.0/README.md', 'README', '/docs/1.0', true],
  ['i18n/zh/docusaurus-plugin-content-docs/current/index.mdx', 'index', '/docs', true],
  ['docs/guide/index.md', 'guide/index', '/docs/other', false],
  ['docs/intro.md', 'intro', '/docs/intro', false],
  ['src/pages/readme.md', 'readme', '/readme', false],
])(
  'index files: the file %s with the ID %s and the route %s is the index of its folder: %s',
  (file, id, route, isIndex) => {
    expect(isIndexFile({ file, id, route })).toBe(isIndex);
  },
);
