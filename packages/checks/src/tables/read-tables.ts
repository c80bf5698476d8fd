import type { ProseBlock } from 'lectern/plugin';

export interface TableRow {
  line: number;
  column: number;
  cells: readonly string[];
}

export interface Table {
  header: TableRow;
  rows: readonly TableRow[];
}

/** Cells on the same line form a row. Consecutive rows form a table. */
export function tablesIn(prose: readonly ProseBlock[]): Table[] {
  const rows: { line: number; column: number; cells: string[] }[] = [];
  for (const { kind, line, column, markdown } of prose) {
    if (kind !== 'cell') continue;
    const row = rows.find((one) => one.line === line);
    const cell = markdown
      .replace(/^\|/, '')
      .replace(/(?<!\\)\|$/, '')
      .trim();
    if (row === undefined) rows.push({ line, column, cells: [cell] });
    else row.cells.push(cell);
  }
  const tables: { header: TableRow; rows: TableRow[] }[] = [];
  let last = -1;
  for (const row of rows.sort((a, b) => a.line - b.line)) {
    const table = tables.at(-1);
    // A delimiter row separates the header from the first row, which is therefore two lines below the header.
    const follows = table?.rows.length === 0 ? last + 2 : last + 1;
    if (table === undefined || row.line !== follows) tables.push({ header: row, rows: [] });
    else table.rows.push(row);
    last = row.line;
  }
  return tables;
}

export function plainCell(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .replaceAll('\\|', '|')
    .trim();
}
