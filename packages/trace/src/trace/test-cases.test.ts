import type { DirectiveUse } from 'lectern/plugin';
import { expect, test } from 'vitest';
import { readTestCases } from './test-cases.js';
import { traceLists } from './trace-lists.js';
import type { FoundTest } from './traced-tests.js';
import type { TraceRow } from './types.js';

function directive(name: string, attributes: DirectiveUse['attributes']) {
  const location = { key: `${name}-1`, line: 7, column: 1, file: 'docs/tests.md', route: '/docs/tests' };
  return { plugin: 'trace', name, attributes, ...location };
}

function found(title: string, more: Partial<FoundTest> = {}): FoundTest {
  const ids = [...title.matchAll(/[A-Z]+-\d+/g)].map(([id]) => id);
  const file = 'lamp.test.ts';
  return {
    file,
    siteFile: `../${file}`,
    line: 3,
    column: 1,
    titles: ['lamp', title],
    ids,
    state: 'passed',
    ...more,
  };
}

const ids = { UT: { kind: 'unit-test', label: 'Lamp', tests: [] } } as const;

function read(tests: readonly FoundTest[], of = 'UT') {
  const input = { ids: { UT: { ...ids.UT, tests: [] } }, items: new Map(), href: () => '' };
  return readTestCases({ ...input, tests, directives: [directive('test-cases', { of })] });
}

test('test cases: a table lists the tests with the same ID prefix, sorted by number', () => {
  const { directives, targets, diagnostics } = read([
    found('goes out [UT-10]', { state: 'not-run' }),
    found('lights up [UT-9]'),
    found('shines [UT-11]', { titles: ['Lamp', 'shines [UT-11]'] }),
  ]);
  expect(directives.get('test-cases-1')).toEqual({
    label: 'Lamp',
    rows: [
      { id: 'UT-9', title: 'lamp: lights up', proves: [], state: 'passed' },
      { id: 'UT-10', title: 'lamp: goes out', proves: [], state: 'not-run' },
      // The outermost group has the same name as the table, so the title of the row omits that name.
      { id: 'UT-11', title: 'shines', proves: [], state: 'passed' },
    ],
  });
  expect(targets.get('UT-9')).toEqual({ route: '/docs/tests', anchor: 'ut-9', title: 'lamp: lights up' });
  expect(diagnostics).toEqual([]);
});

test('test cases: a test without an ID, or with the ID of another test, is an error', () => {
  const { diagnostics } = read([found('a [UT-01]'), found('b [UT-01]'), found('c', { needs: 'UT' })]);
  expect(diagnostics.map(({ code, message, hint }) => ({ code, message, hint }))).toEqual([
    {
      code: 'trace-duplicate-id',
      message: 'A second test declares the ID UT-01. The first one is at ../lamp.test.ts:3.',
      hint: 'Give one of the tests the next free ID.',
    },
    {
      code: 'trace-orphan',
      message: 'The title of this test has no ID: "lamp: c".',
      hint: 'Add the next free ID to the title: [UT-02].',
    },
  ]);
});

test('test cases: a table for an unknown ID prefix is an error', () => {
  const { diagnostics } = read([found('a [UT-01]')], 'UZ');
  expect(diagnostics.map(({ message }) => message)).toEqual([
    '::test-cases names the prefix "UZ", which is not a prefix for unit tests. Did you mean "UT"?',
    'Tests declare IDs with the prefix UT, but no table shows them.',
  ]);
});

const row = {
  title: '',
  group: '',
  href: '',
  verifiedBy: [],
  parents: [],
  requirements: [],
  useCases: [],
  designs: [],
  symbols: [],
  tests: [],
};
const rows: TraceRow[] = [
  {
    ...row,
    id: 'UC-01',
    kind: 'use-case',
    state: 'verified',
    procedures: [{ id: 'IT-01', title: '', href: '' }],
  },
  { ...row, id: 'UC-02', kind: 'use-case', state: 'not-implemented', procedures: [] },
  { ...row, id: 'IT-01', kind: 'test-case', procedures: [] },
];

test('trace lists: a list contains the IDs of one kind that match the filters', () => {
  const listed = (attributes: DirectiveUse['attributes']) =>
    traceLists({ directives: [directive('trace-list', attributes)], rows })
      .directives.get('trace-list-1')
      ?.rows.map(({ id }) => id);
  expect(listed({ kind: 'use-case' })).toEqual(['UC-01', 'UC-02']);
  expect(listed({ kind: 'use-case', without: 'test-case' })).toEqual(['UC-02']);
  expect(listed({ kind: 'use-case', state: 'verified' })).toEqual(['UC-01']);
});

test('trace lists: an unknown attribute or an invalid value is an error with the accepted values', () => {
  const directives = [directive('trace-list', { kind: 'use-cases', sort: 'id', state: 'verfied' })];
  expect(traceLists({ directives, rows }).diagnostics.map(({ message }) => message)).toEqual([
    '::trace-list has an unknown attribute "sort". Attributes: kind, state, without.',
    '::trace-list has kind="use-cases". Expected one of requirement, use-case, design, procedure, test-case. Did you mean "use-case"?',
    '::trace-list has state="verfied". Expected one of verified, partly-verified, failing, not-run, not-implemented. Did you mean "verified"?',
  ]);
});
