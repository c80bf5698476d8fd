import { expect, test } from 'vitest';
import { fileCandidates, rootsOf } from './file-candidates.js';

const candidates = ({ own, name }: { own?: { id: string } | undefined; name: string }): string[] => {
  const from = 'versioned_docs/version-1.0/guide/common/steps.md';
  return fileCandidates({ name, from, roots: rootsOf({ own, file: from }) });
};

test("file candidates: a link is looked up from its document, its source's folder, and the site's folder", () => {
  const own = { id: 'guide/common/steps' };
  expect(candidates({ own, name: 'intro.md' })).toEqual([
    'versioned_docs/version-1.0/guide/common/intro.md',
    'versioned_docs/version-1.0/intro.md',
    'intro.md',
  ]);
  expect(candidates({ own, name: './intro.md' })).toEqual([
    'versioned_docs/version-1.0/guide/common/intro.md',
  ]);
});

test('file candidates: a link in a partial is looked up relative to each ancestor folder, the nearest first', () => {
  expect(candidates({ name: 'intro.md' })).toEqual([
    'versioned_docs/version-1.0/guide/common/intro.md',
    'versioned_docs/version-1.0/guide/common/intro.md',
    'versioned_docs/version-1.0/guide/intro.md',
    'versioned_docs/version-1.0/intro.md',
    'versioned_docs/intro.md',
    'intro.md',
  ]);
});
