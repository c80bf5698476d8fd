import type { Diagnostic, ProseBlock } from 'lectern/plugin';
import { didYouMean, problem } from 'lectern/plugin';
import { isMatch } from '../files.js';
import type { NameList } from './read-lists.js';
import type { Table } from './read-tables.js';
import { plainCell, tablesIn } from './read-tables.js';

interface Options {
  file: string;
  prose: readonly ProseBlock[];
  lists: readonly NameList[];
}

export function checkTables({ file, prose, lists }: Options): { checked: number; diagnostics: Diagnostic[] } {
  const own = lists.filter(({ documents }) => isMatch({ file, patterns: documents }));
  if (own.length === 0) return { checked: 0, diagnostics: [] };
  const tables = tablesIn(prose);
  let checked = 0;
  const diagnostics = own.flatMap((list) => {
    const table = tables.find(({ header }) => header.cells.map(plainCell).includes(list.column));
    if (table === undefined) return [noTable({ file, list })];
    checked += table.rows.length;
    return tableProblems({ file, list, table });
  });
  return { checked, diagnostics };
}

function noTable({ file, list: { name, column } }: { file: string; list: NameList }): Diagnostic {
  return problem({
    code: 'table-rows',
    message: `${file} has no table with the column "${column}", but \`tables.${name}\` requires one.`,
    hint: 'Correct the table, or the name of the column in the options of the plug-in "checks".',
    file,
    line: 1,
  });
}

function tableProblems({ file, list, table }: { file: string; list: NameList; table: Table }): Diagnostic[] {
  const index = table.header.cells.map(plainCell).indexOf(list.column);
  const written = table.rows.map((row) => ({ row, text: plainCell(row.cells[index] ?? '') }));
  const formsOf = (name: string): string[] => list.forms.map((form) => form.replace('{name}', name));
  const isOf = ({ text, name }: { text: string; name: string }): boolean =>
    formsOf(name).some((form) => text === form || text.startsWith(`${form} `));
  const fail = (location: { line: number; column: number }, message: string, hint: string): Diagnostic =>
    problem({ code: 'table-rows', message, hint, file, line: location.line, column: location.column });
  const unknown = written.filter(({ text }) => !list.names.some((name) => isOf({ text, name })));
  const missing = list.names.filter((name) => !written.some(({ text }) => isOf({ text, name })));
  const known = list.names.flatMap((name) => formsOf(name)[0] ?? []);
  return [
    ...unknown.map(({ row, text }) =>
      fail(
        row,
        `"${text}" is in the table, but not in ${list.file}.${didYouMean({ found: text, known })}`,
        `The column "${list.column}" must list the names that \`tables.${list.name}\` reads from that file. Correct or remove the row.`,
      ),
    ),
    ...(list.isPartial ? [] : missing.filter((name) => !list.except.includes(name))).map((name) =>
      fail(
        table.header,
        `The table has no row for "${formsOf(name)[0]}" from ${list.file}.`,
        `Add the row, or add the name to \`tables.${list.name}.except\`.`,
      ),
    ),
  ];
}
