import { expect, test } from 'vitest';
import { circularParents } from './circular-parents.js';
import type { TraceItem } from './types.js';

function cycles(parents: Record<string, string[]>): string[] {
  const items = Object.entries(parents).map(([id, of], index) => [
    id,
    {
      id,
      parents: of,
      file: 'docs/a.md',
      relationsAt: { line: index + 1, column: 3 },
    } as unknown as TraceItem,
  ]);
  const found = circularParents(new Map(items as [string, TraceItem][]));
  return found.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
}

test('trace: a requirement that is its own parent is an error at its ::trace', () => {
  expect(cycles({ A: ['A'] })).toEqual(['docs/a.md:1:3 The requirement A refines itself: A → A.']);
});

test('trace: each cycle of parents is reported once, at the requirement that was declared first', () => {
  expect(cycles({ X: ['B'], A: ['C'], B: ['A'], C: ['Y', 'B'], Y: [], D: ['E'], E: ['D'] })).toEqual([
    'docs/a.md:2:3 The requirement A refines itself: A → C → B → A.',
    'docs/a.md:6:3 The requirement D refines itself: D → E → D.',
  ]);
});

test('trace: shared parents, missing parents, and a chain of thousands of parents are not cycles', () => {
  expect(cycles({ A: ['B', 'C'], B: ['D'], C: ['D'], D: ['none'] })).toEqual([]);
  const chain = Array.from({ length: 20_000 }, (_, index) => [`R-${index}`, [`R-${index + 1}`]] as const);
  expect(cycles(Object.fromEntries(chain.map(([id, of]) => [id, [...of]])))).toEqual([]);
});
