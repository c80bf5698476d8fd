import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { notesTable } from './notes-table.js';

test('migration notes: a table says why each unsupported key has no effect, and what to do instead', () => {
  const table = notesTable([
    { key: 'future', why: 'It chooses between tools.', instead: 'Nothing.' },
    { key: 'plugins[0]', why: 'It runs elsewhere.', instead: 'Write one.' },
  ]);
  expect(stripVTControlCharacters(table).split('\n')).toEqual([
    '  Key not carried over  Why                        What to do instead',
    '  future                It chooses between tools.  Nothing.',
    '  plugins[0]            It runs elsewhere.         Write one.',
  ]);
});
