import { expect, test } from 'vitest';
import { unknownIds } from './unknown-ids.js';

const location = { line: 5, column: 1 };
const heading = { kind: 'heading' as const, markdown: '## AT-01: Say a word', line: 1, column: 1 };

function used(name: string, id: string) {
  return { components: [{ name, attributes: { id }, ...location }], prose: [heading] };
}

test('Unknown IDs: IDs that headings, test titles, or manual test results define are known', () => {
  const results = [{ ids: ['REQ-01'] }];
  const evidence = { suites: [{ results }], manual: [{ id: 'AT-09' }] } as never;
  for (const id of ['AT-01', 'REQ-01', 'AT-09'])
    expect(unknownIds({ file: 'a.md', parts: used('TestsOf', id), evidence })).toEqual([]);
  expect(unknownIds({ file: 'a.md', parts: used('TestSummary', 'AT-77'), evidence })).toEqual([]);
});

test('Unknown IDs: an unknown ID is reported with its location and the closest known ID', () => {
  const [found] = unknownIds({ file: 'a.md', parts: used('ManualResult', 'AT-10'), evidence: undefined });
  expect(found).toMatchObject({ code: 'unknown-id', file: 'a.md', line: 5 });
  expect(found?.message).toBe(
    '<ManualResult id="AT-10" />: no heading in this document, no test, and no result has the ID "AT-10". Did you mean "AT-01"?',
  );
});
