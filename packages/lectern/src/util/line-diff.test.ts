import { expect, test } from 'vitest';
import { diffLines, formatDiff } from './line-diff.js';

test('line diff: a changed line is shown as removed and added, with context', () => {
  const lines = diffLines({ before: ['a', 'b', 'c'], after: ['a', 'x', 'c', 'd'] });
  expect(formatDiff({ lines, limit: 20 })).toEqual(['  a', '- b', '+ x', '  c', '+ d']);
});

test('line diff: a long diff starts shortly before the first difference', () => {
  const before = Array.from({ length: 30 }, (_, index) => `line ${index}`);
  const after = before.with(20, 'other');
  const shown = formatDiff({ lines: diffLines({ before, after }), limit: 5 });
  expect(shown).toEqual([
    '  … (18 lines)',
    '  line 18',
    '  line 19',
    '- line 20',
    '+ other',
    '  line 21',
    '  … (8 lines)',
  ]);
});

test('line diff: each line that is in only one version is marked as added or removed', () => {
  expect(diffLines({ before: ['a'], after: ['a'] })).toEqual([{ kind: 'same', text: 'a' }]);
  expect(diffLines({ before: [], after: ['a'] })).toEqual([{ kind: 'added', text: 'a' }]);
  expect(diffLines({ before: ['a'], after: [] })).toEqual([{ kind: 'removed', text: 'a' }]);
});
