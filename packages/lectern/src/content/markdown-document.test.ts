import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { describeMarkdown } from './markdown-document.js';

function documentOf(content: string) {
  return describeMarkdown({
    source: 'docs',
    version: 'current',
    file: 'docs/a.md',
    path: '/site/docs/a.md',
    content,
    editUrl: undefined,
    lastUpdated: undefined,
    address: () => ({ id: 'a', route: '/a' }),
  }).document;
}

function usedMemory(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}

test('a document keeps only its front matter in memory, not its whole content', () => {
  const letters = 1_000_000;
  const before = usedMemory();
  const documents = Array.from({ length: 20 }, (_, index) =>
    documentOf(`---\ntitle: The title of this page\n---\n\n${index} ${'x'.repeat(letters)}`),
  );
  expect(usedMemory() - before).toBeLessThan(5 * letters);
  expect(documents.map(({ title }) => title)).toEqual(Array(20).fill('The title of this page'));
});

test('a document shows the author of its last change only if the source shows authors', () => {
  const authorOf = ({ head = '', showsAuthor }: { head?: string; showsAuthor: boolean }) =>
    describeMarkdown({
      source: 'docs',
      version: 'current',
      file: 'docs/a.md',
      path: '/site/docs/a.md',
      content: `${head}# A\n`,
      editUrl: undefined,
      lastUpdated: undefined,
      lastUpdatedBy: 'Grace',
      showsAuthor,
      address: () => ({ id: 'a', route: '/a' }),
    }).document.lastUpdatedBy;
  const head = '---\nlast_update: { author: Ada }\n---\n';
  expect(authorOf({ showsAuthor: true })).toBe('Grace');
  expect(authorOf({ showsAuthor: true, head })).toBe('Ada');
  expect(authorOf({ showsAuthor: false, head })).toBeUndefined();
});
