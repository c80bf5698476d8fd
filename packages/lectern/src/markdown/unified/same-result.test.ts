import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { normalizeHtml } from '../__fixtures__/normalize-html.js';
import { judgedDifferences, oracleExamples } from '../__fixtures__/oracle-examples.js';
import { renderCompiled } from '../__fixtures__/render.js';
import { createPrismHighlighter } from '../code/prism.js';
import { compileMarkdown } from '../compile.js';
import type { CompiledDocument, TextMarks } from '../types.js';
import { unifiedCompiler } from './compile-unified.js';

// A remark plug-in switches a site to another compiler, which must produce the same pages, so every construct and every
// document of this site goes through both.

const siteDir = join(import.meta.dirname, '../../../../../site');
const highlighter = createPrismHighlighter();
const marks: TextMarks = {
  ids: [{ plugin: 'trace', pattern: '(?:UC|REQ-F|REQ-N|AT)-\\d+' }],
  directives: [{ plugin: 'trace', name: 'trace' }],
  fences: ['mermaid', 'class-diagram', 'sequence-diagram'].map((language) => ({
    plugin: 'mermaid',
    language,
  })),
};
const compileUnified = await unifiedCompiler({ siteDir, plugins: {}, timeLimit: 60 });

function essence({ code: _, ...document }: CompiledDocument): unknown {
  return document;
}

/**
 * One compiler adds `loading` attributes at compile time. For the other compiler, they are added when image URLs are
 * resolved.
 */
function htmlOf(document: CompiledDocument): string {
  return normalizeHtml(renderCompiled(document)).replace(/(<img[^>]*?) loading="lazy"/g, '$1');
}

async function both({ file, content }: { file: string; content: string }) {
  const input = { file, content, highlighter, marks };
  return { native: compileMarkdown(input), unified: await compileUnified(input) };
}

const inexact = new Set(Object.keys(judgedDifferences));
const examples = Object.entries(oracleExamples).flatMap(([construct, contents]) =>
  contents.filter((content) => !inexact.has(content)).map((content) => ({ construct, content })),
);

test.each(examples)(
  'the native compiler and the unified compiler agree on $construct: $content',
  async ({ content }) => {
    const { native, unified } = await both({ file: 'docs/page.md', content });
    expect(essence(unified)).toEqual(essence(native));
    expect(htmlOf(unified)).toBe(htmlOf(native));
  },
);

const documents = ['docs', 'tutorial']
  .flatMap((folder) => readdirSync(join(siteDir, folder), { recursive: true, withFileTypes: true }))
  .filter(({ name }) => /\.mdx?$/.test(name))
  .map(({ parentPath, name }) => relative(siteDir, join(parentPath, name)));

test.each(documents)('the native compiler and the unified compiler agree on %s', async (file) => {
  const content = readFileSync(join(siteDir, file), 'utf8');
  const { native, unified } = await both({ file, content });
  expect(essence(unified)).toEqual(essence(native));
});
