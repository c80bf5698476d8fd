import { expect, test } from 'vitest';
import type { NameEntry } from './search-names.js';
import { fromColumns, toColumns } from './search-names.js';

test('search names: converting a list of names to columns and back is lossless', () => {
  const entries: NameEntry[] = [
    ['Start', '/', '', 0, 0],
    ['open()', '/api#open', 'method · API', 1],
    ['Last', '/last', '', 0, 12],
  ];
  expect(fromColumns(JSON.parse(JSON.stringify(toColumns(entries))))).toEqual(entries);
});
