import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../cache/store.js';
import { tempSite } from '../../content/__fixtures__/temp-site.js';
import { siteReach } from '../../content/site-reach.js';
import type { SourceContent, WrittenText } from '../../content/types.js';
import { createPrismHighlighter } from '../../markdown/code/prism.js';
import { compileMarkdown } from '../../markdown/compile.js';
import { config } from '../../model/__fixtures__/site.js';
import { hashText } from '../../util/hash.js';
import { createCompiler } from './compiler.js';
import { compileDocuments } from './documents.js';
import { openLiveModules } from './live-modules.js';

const highlighter = createPrismHighlighter();

function compiled({
  siteDir,
  file,
  texts,
}: {
  siteDir: string;
  file: string;
  texts: Record<string, WrittenText>;
}) {
  const content: SourceContent = {
    id: 'notes',
    pages: [],
    sidebars: [],
    versions: [],
    watch: [],
    diagnostics: [],
    texts,
  };
  const workspace = { siteDir, config: config(), reach: siteReach({ siteDir, config: config() }) };
  const compiler = createCompiler({
    store: openStore({ dir: join(siteDir, 'store'), version: '1' }),
    options: [],
    compileText: (text) => compileMarkdown({ ...text, highlighter }),
  });
  return compileDocuments({
    session: { workspace, compiler: () => compiler, live: openLiveModules({ siteDir, isForAll: true }) },
    content: [content],
    documents: [{ file, path: join(siteDir, file), contentHash: hashText(texts[file]?.text ?? file) }],
  });
}

test('Markdown from a plug-in replaces the file on disk, even in imports', async () => {
  await using site = await tempSite({ 'notes/a.md': '## On disk\n' });
  const files = await compiled({
    siteDir: site.dir,
    file: 'notes/list.mdx',
    texts: {
      'notes/list.mdx': { text: "import A from '@site/notes/a.md'\n\n<A />\n" },
      'notes/a.md': { text: '## Written\n' },
    },
  });
  expect([...files.keys()]).toEqual(['notes/list.mdx', 'notes/a.md']);
  expect(files.get('notes/a.md')?.anchors).toEqual(['written']);
});

test('an error in an excerpt of a document is reported in the original file', async () => {
  await using site = await tempSite({});
  const files = await compiled({
    siteDir: site.dir,
    file: 'notes/a.excerpt.mdx',
    texts: { 'notes/a.excerpt.mdx': { text: 'One.\n\n<b>\n', excerptOf: 'notes/a.md' } },
  });
  const [text] = files.values();
  expect(text?.diagnostics).toMatchObject([{ code: 'mdx-syntax', file: 'notes/a.md' }]);
  expect(text?.excerptOf).toBe('notes/a.md');
});
