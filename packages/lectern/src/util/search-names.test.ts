import { expect, test } from 'vitest';
import type { NameEntry } from './search-names.js';
import { fromColumns, toColumns } from './search-names.js';

test('a list of names is unchanged after it is converted to columns and back', () => {
  const entries: NameEntry[] = [
    ['Start', '/', '', 0, 0],
    ['open()', '/api#open', 'method · API', 1],
    ['Last', '/last', '', 0, 12],
  ];
  expect(fromColumns(JSON.parse(JSON.stringify(toColumns(entries))))).toEqual(entries);
});
