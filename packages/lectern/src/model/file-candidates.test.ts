import { expect, test } from 'vitest';
import { fileCandidates, rootsOf } from './file-candidates.js';

const candidates = ({ own, name }: { own?: { id: string } | undefined; name: string }): string[] => {
  const from = 'versioned_docs/version-1.0/guide/common/steps.md';
  return fileCandidates({ name, from, roots: rootsOf({ own, file: from }) });
};

test('a link in a document is relative to the document, then to the folder of its source, then to the site', () => {
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

test('a link in a partial, whose source is unknown, may be relative to any ancestor folder, the nearest first', () => {
  expect(candidates({ name: 'intro.md' })).toEqual([
    'versioned_docs/version-1.0/guide/common/intro.md',
    'versioned_docs/version-1.0/guide/common/intro.md',
    'versioned_docs/version-1.0/guide/intro.md',
    'versioned_docs/version-1.0/intro.md',
    'versioned_docs/intro.md',
    'intro.md',
  ]);
});
