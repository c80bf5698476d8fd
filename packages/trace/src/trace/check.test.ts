import { expect, test } from 'vitest';
import { checkChain } from './check.js';
import type { FoundTest } from './traced-tests.js';
import type { TraceItem } from './types.js';

function item(id: string, more: Partial<TraceItem>): TraceItem {
  return {
    id,
    kind: 'requirement',
    title: '',
    group: '',
    route: '/r',
    anchor: id,
    file: 'docs/a.md',
    line: 1,
    column: 1,
    relationsAt: { line: 2, column: 1 },
    implementation: 'implemented',
    parents: [],
    useCases: [],
    designs: [],
    verifies: [],
    symbols: [],
    ...more,
  };
}

function contradictions(testCase: Partial<TraceItem>, tests: readonly FoundTest[] = []): string[] {
  const all = [
    item('REQ-1', { useCases: ['UC-1'] }),
    item('REQ-2', { useCases: ['UC-2'] }),
    item('REQ-3', { useCases: ['UC-1'], implementation: 'not-implemented' }),
    item('UC-1', { kind: 'use-case' }),
    item('UC-2', { kind: 'use-case' }),
    item('IT-1', { kind: 'test-case', ...testCase }),
  ];
  const input = {
    items: new Map(all.map((one) => [one.id, one])),
    symbols: new Map(),
    isTestCase: () => false,
  };
  return checkChain({ ...input, tests })
    .filter(({ code }) => code === 'trace-contradiction')
    .map(({ line, message }) => `${line} ${message}`);
}

test('trace: if a test case verifies a requirement and a use case, the requirement must name the use case', () => {
  expect(contradictions({ verifies: ['REQ-1', 'UC-1'] })).toEqual([]);
  expect(contradictions({ verifies: ['REQ-1', 'UC-2'] })).toEqual([
    "2 IT-1 verifies the use case UC-2, but UC-2 isn't in the `use-cases` of any requirement that IT-1 verifies.",
    '2 IT-1 verifies the requirement REQ-1, but no use case that it verifies is listed in `use-cases` of REQ-1.',
  ]);
});

test('trace: only a manual test may verify a requirement that is not implemented', () => {
  expect(contradictions({ verifies: ['REQ-3', 'UC-1'] })).toEqual([
    '2 IT-1 verifies REQ-3, which is not implemented.',
  ]);
  expect(contradictions({ kind: 'procedure', verifies: ['REQ-3', 'UC-1'] })).toEqual([]);
  const proof = { ids: ['REQ-3'], siteFile: 'a.test.ts', line: 1, column: 1 } as unknown as FoundTest;
  expect(contradictions({ verifies: ['REQ-1', 'UC-1'] }, [proof])).toEqual([
    '2 REQ-3 is marked as not implemented, but a test verifies it.',
  ]);
});
