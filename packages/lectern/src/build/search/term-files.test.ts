import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PageTerm } from './page-terms.js';
import type { TermFile } from './term-files.js';
import { collectTerms, patchedFiles } from './term-files.js';

function filesOf(pages: readonly (readonly PageTerm[])[]): TermFile[] {
  const index = collectTerms();
  for (const [page, terms] of pages.entries()) index.add({ page, terms });
  return index.files();
}

// Add a long suffix to each word, so that a few words fill several files.
const word = fc.integer({ min: 0, max: 60 }).map((number) => `w${number}${'x'.repeat(number * 40)}`);
const terms = fc
  .uniqueArray(fc.tuple(word, fc.nat({ max: 31 })), { selector: ([stem]) => stem, maxLength: 20 })
  .map((list) => list.map(([stem, impact]): PageTerm => [stem, impact, stem, `${stem}s`]));
const pages = fc.array(terms, { minLength: 1, maxLength: 12 });

test('search words: after edits, the word files equal those of a fresh build', () => {
  let most = 0;
  fc.assert(
    fc.property(pages, fc.array(terms, { minLength: 1, maxLength: 3 }), (before, edits) => {
      const old = filesOf(before);
      most = Math.max(most, old.length);
      const after = before.map((page, index) => edits[index] ?? page);
      const changes = edits.flatMap((edit, page) =>
        page < before.length ? [{ page, before: before[page] ?? [], after: edit }] : [],
      );
      const patched = patchedFiles({
        starts: old.map(({ start }) => start),
        read: (index) => old[index]?.text,
        changes,
      });
      // If the old site has no words, there are no files to patch, and everything is rebuilt.
      if (old.length === 0) return;
      expect(patched?.map((file) => ('cached' in file ? old[file.cached] : file))).toEqual(filesOf(after));
    }),
  );
  expect(most).toBeGreaterThan(2);
});

test('search words: after an edit, a build reads only the word files near the changed words', () => {
  const page = Array.from({ length: 60 }, (_, index): PageTerm => {
    const stem = `w${String(index).padStart(2, '0')}`;
    return [stem, 1, `${stem}${'x'.repeat(3000)}`];
  });
  const files = filesOf([page]);
  expect(files.length).toBeGreaterThan(5);
  const read: number[] = [];
  const patched = patchedFiles({
    starts: files.map(({ start }) => start),
    read: (index) => {
      read.push(index);
      return files[index]?.text;
    },
    changes: [{ page: 0, before: page, after: page.slice(0, -1) }],
  });
  expect(read).toEqual([files.length - 2, files.length - 1]);
  expect(patched?.slice(0, 3)).toEqual([{ cached: 0 }, { cached: 1 }, { cached: 2 }]);
});
