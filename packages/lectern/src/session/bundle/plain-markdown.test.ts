import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plainModule } from './plain-markdown.js';

function moduleOf(content: string, siteDir = '/site'): string {
  return plainModule({ siteDir, file: 'docs/part.md', content });
}

test('Markdown imported by an island: the Markdown is compiled to plain elements', () => {
  const code = moduleOf('---\ntitle: A\n---\n\n## Head {#own}\n\n<!-- hidden -->\n\n*Text* and <Own />\n');
  expect(code).toContain('export default MDXContent');
  expect(code).toContain('"own"');
  expect(code).not.toContain('title: A');
});

test('Markdown imported by an island: headings have the same IDs as on a page', () => {
  const code = moduleOf('## Two words\n\n## Two words\n');
  expect(code).toContain('id: "two-words"');
  expect(code).toContain('id: "two-words-1"');
});

test('Markdown imported by an island: `:::` creates an admonition from the theme', () => {
  const code = moduleOf(':::caution deprecated\n\nUse *another* one.\n\n:::\n');
  expect(code).toMatch(/import LecternAdmonition from ['"]@theme\/Admonition['"]/);
  expect(code).toMatch(/import \{ LecternAdmonitionTitle \} from ['"][^'"]*\/Callout\.tsx['"]/);
  expect(code).toContain('type: "caution"');
  expect(moduleOf('Text\n')).not.toContain('@theme/Admonition');
});

test('Markdown imported by an island: links to documents lose the file extension', () => {
  expect(moduleOf('[a](./b.md#c) [d](https://e.example/f.md)\n')).toMatch(
    /"\.\/b#c"[\s\S]*"https:\/\/e\.example\/f\.md"/,
  );
});

test('Markdown imported by an island: an image next to the document is bundled', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'plain-markdown-'));
  mkdirSync(join(siteDir, 'docs'));
  writeFileSync(join(siteDir, 'docs/own.png'), '');
  const code = moduleOf('![Own](./own.png) ![None](./none.png)\n', siteDir);
  rmSync(siteDir, { recursive: true });
  expect(code).toContain(`import lecternImage_0 from "${siteDir}/docs/own.png?url";`);
  expect(code).toContain('src: lecternImage_0');
  expect(code).toContain('"./none.png"');
});
