import { expect, test } from 'vitest';
import type { MarkdownDocument, SourcePage } from '../../content/types.js';
import { createPrismHighlighter } from '../../markdown/code/prism.js';
import { compileMarkdown } from '../../markdown/compile.js';
import { collectSamples } from './collect.js';

const highlighter = createPrismHighlighter();

function compiled(files: Readonly<Record<string, string>>) {
  return new Map(
    Object.entries(files).map(([file, content]) => {
      const { code, ...text } = compileMarkdown({ file, content, highlighter });
      const loaded = { loadCode: () => code, loadDetails: () => text };
      return [file, { ...text, ...loaded, key: '', codeHash: '', files: [] }];
    }),
  );
}

function page(file: string, version = 'current'): SourcePage {
  return { kind: 'doc', file, version } as Partial<MarkdownDocument> as SourcePage;
}

test('code samples: the list contains no duplicates, and no samples from released versions', () => {
  const files = compiled({
    'docs/a.mdx': "import Part from './_part.mdx';\n\n<Part />\n\n```ts\na\n```\n",
    'docs/b.mdx': "import Part from './_part.mdx';\n\n<Part />\n",
    'docs/_part.mdx': '```js\npart\n```\n',
    'versioned_docs/version-1.0/a.md': '```ts\nold\n```\n',
    'docs/_unused.mdx': '```ts\nunused\n```\n',
  });
  const pages = [page('docs/a.mdx'), page('docs/b.mdx'), page('versioned_docs/version-1.0/a.md', '1.0')];
  const samples = collectSamples({ siteDir: '/site', pages, compiled: files });
  expect(samples.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([
    'docs/a.mdx:6 a',
    'docs/_part.mdx:2 part',
  ]);
});
