import { expect, test } from 'vitest';
import { traceRows } from './rows.js';
import type { TracedTest, TraceItem } from './types.js';

const requirement: TraceItem = {
  id: 'REQ-1',
  kind: 'requirement',
  title: 'A lamp hears',
  group: 'Functional',
  route: '/r',
  anchor: 'req-1',
  file: 'r.md',
  line: 1,
  column: 1,
  implementation: 'implemented',
  parents: [],
  useCases: [],
  designs: [],
  verifies: [],
  symbols: [],
};
const program: TracedTest = {
  file: 'a.test.ts',
  line: 1,
  titles: ['hears'],
  ids: ['REQ-1'],
  state: 'passed',
};
const spoken: TracedTest = { ...program, titles: ['hears real speech'] };
const people: TracedTest = { ...program, titles: ['REQ-1 by Ada'], isManual: true };

function row({ needs, tests }: { needs?: 'people' | 'speech'; tests: TracedTest[] }) {
  const items = new Map([['REQ-1', { ...requirement, needs }]]);
  const [found] = traceRows({ items, symbols: new Map(), tests, href: ({ route }) => route });
  return [found?.state, found?.verifiedBy.join(' ')];
}

test('The traceability matrix shows how each requirement was verified', () => {
  expect(row({ tests: [program] })).toEqual(['verified', 'program']);
  expect(row({ tests: [program, people] })).toEqual(['verified', 'program people']);
  expect(row({ tests: [spoken] })).toEqual(['verified', 'program speech']);
  expect(row({ tests: [{ ...program, state: 'failed' }] })).toEqual(['failing', '']);
});

test('The traceability matrix: a test script only partly verifies a requirement that needs speech or people', () => {
  expect(row({ needs: 'speech', tests: [program] })).toEqual(['partly-verified', 'program']);
  expect(row({ needs: 'speech', tests: [program, spoken] })).toEqual(['verified', 'program speech']);
  expect(row({ needs: 'people', tests: [spoken] })).toEqual(['partly-verified', 'program speech']);
  expect(row({ needs: 'speech', tests: [people] })).toEqual(['verified', 'people']);
});
