import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPrismHighlighter } from '../../markdown/code/prism.js';
import { compileMarkdown } from '../../markdown/compile.js';
import { markdownModule } from './markdown-modules.js';

function moduleOf(content: string, siteDir = '/site'): string {
  const document = compileMarkdown({
    file: 'docs/part.md',
    content,
    highlighter: createPrismHighlighter(),
  });
  expect(document.diagnostics).toEqual([]);
  return markdownModule({ siteDir, path: `${siteDir}/docs/part.md`, document });
}

test('Markdown imported by a component: the Markdown is compiled like a document', () => {
  const code = moduleOf(
    '---\ntitle: A\n---\n\n## Head {#own}\n\n<!-- hidden -->\n\n:::note\n\n*Text* and <Own />\n\n:::\n\n```js title="a.js"\nconst a = 1;\n```\n',
  );
  expect(code).toContain('export default function MDXContent');
  expect(code).toContain('id=\\"own\\"');
  expect(code).toContain('LecternAdmonition');
  expect(code).toContain('title: "a.js"');
  expect(code).toContain('tk-k');
  expect(code).not.toContain('title: A');
});

test("Markdown imported by a component: links to documents lose the file extension; other URLs don't change", () => {
  const code = moduleOf('[a](./b/c.mdx#d) [e](https://e.example/f.md) [g](/h?i="j")\n');
  expect(code).toContain('./b/c#d');
  expect(code).toContain('https://e.example/f.md');
  expect(code).toContain('/h?i=%22j%22');
  expect(code).not.toMatch(/lectern-link/);
});

test("Markdown imported by a component: its module contains the Markdown's imports, exports, and images", () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'markdown-modules-'));
  mkdirSync(join(siteDir, 'docs'));
  writeFileSync(join(siteDir, 'docs/own.png'), '');
  const code = moduleOf(
    "import Other from './_other.md';\nimport { Box } from '../src/Box';\n\nexport const level = 2;\n\n<Other /> <Box />\n\n![Own](./own.png) ![None](./none.png)\n",
    siteDir,
  );
  rmSync(siteDir, { recursive: true });
  expect(code).toContain(`from "${siteDir}/docs/_other.md";`);
  expect(code).toContain('from "../src/Box";');
  expect(code).toContain(`export * from "${siteDir}/docs/part.md?lectern-plain";`);
  expect(code).toContain(`import lecternFile_0 from "${siteDir}/docs/own.png?url";`);
  expect(code).toContain('" + lecternFile_0 + "');
  expect(code).toContain('./none.png');
});
