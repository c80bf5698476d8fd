import { expect, test } from 'vitest';
import { isMarkdown } from '../page-kinds.js';
import { read } from './__fixtures__/read.js';

test('docs source: translated files of the default locale replace the originals', async () => {
  const { pages } = await read({
    files: {
      'docs/a.md': '# Original',
      'docs/b.md': '# Only original',
      'i18n/en/docusaurus-plugin-content-docs/current/a.md': '# Translated',
    },
    locale: 'en',
  });
  expect(pages.flatMap((page) => (isMarkdown(page) ? [page.title] : []))).toEqual([
    'Translated',
    'Only original',
  ]);
});
