import type { ProseBlock } from 'lectern/plugin';
import { expect, test } from 'vitest';
import { checkTables } from './check-tables.js';
import type { NameList } from './read-lists.js';
import { tablesIn } from './read-tables.js';

function cells(first: number, rows: readonly (readonly string[])[]): ProseBlock[] {
  return rows.flatMap((row, index) =>
    row.map((text, column) => ({
      kind: 'cell' as const,
      markdown: `| ${text} ${column === row.length - 1 ? '|' : ''}`,
      line: first + (index === 0 ? 0 : index + 1),
      column: 1 + 10 * column,
    })),
  );
}

const list: NameList = {
  name: 'commands',
  names: ['build', 'test', 'pretest'],
  file: '../package.json',
  documents: ['docs/*.md'],
  column: 'Command',
  forms: ['npm run {name}', 'npm {name}'],
  except: ['pretest'],
  isPartial: false,
};

function problems(prose: readonly ProseBlock[], more: Partial<NameList> = {}): string[] {
  const { diagnostics } = checkTables({ file: 'docs/a.md', prose, lists: [{ ...list, ...more }] });
  return diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

test('tables: cells are grouped into rows, and the delimiter row below the header is skipped', () => {
  const prose = [
    ...cells(3, [
      ['A', 'B'],
      ['1', '2'],
      ['3', '4'],
    ]),
    ...cells(9, [['C'], ['5 \\| 6']]),
  ];
  expect(tablesIn(prose).map(({ header, rows }) => [header.cells, ...rows.map((row) => row.cells)])).toEqual([
    [
      ['A', 'B'],
      ['1', '2'],
      ['3', '4'],
    ],
    [['C'], ['5 \\| 6']],
  ]);
});

test('tables: each name in the source must have a row, and each row must contain a name from the source', () => {
  const right = cells(3, [['Command'], ['`npm run build`'], ['[`npm test -- unit`](/tests)']]);
  expect(problems(right)).toEqual([]);
  expect(problems(cells(3, [['Command'], ['`npm run biuld`'], ['`npm run build`']]))).toEqual([
    '5:1 "npm run biuld" is in the table, but not in ../package.json. Did you mean "npm run build"?',
    '3:1 The table has no row for "npm run test" from ../package.json.',
  ]);
  expect(problems(cells(3, [['Command'], ['`npm run build`']]), { isPartial: true })).toEqual([]);
  expect(problems(cells(3, [['Commands'], ['`npm run build`']]))).toEqual([
    '1:undefined docs/a.md has no table with the column "Command", but `tables.commands` requires one.',
  ]);
});
