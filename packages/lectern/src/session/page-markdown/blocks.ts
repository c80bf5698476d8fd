import { indent } from './frame.js';

export function fence({
  code,
  language = '',
  title,
}: {
  code: string;
  language?: string | undefined;
  title?: string | undefined;
}): string {
  const runs = code.match(/`{3,}/g) ?? [];
  const marks = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  const meta = title === undefined ? '' : ` title="${title.replaceAll('"', "'")}"`;
  return `${marks}${language}${meta}\n${code.replace(/\n+$/, '')}\n${marks}`;
}

export function inlineCode(code: string): string {
  if (code === '') return '';
  const runs = code.match(/`+/g) ?? [];
  const marks = '`'.repeat(Math.max(0, ...runs.map((run) => run.length)) + 1);
  const space = /^`|`$|^ .* $/.test(code) ? ' ' : '';
  return `${marks}${space}${code.replace(/\s+/g, ' ')}${space}${marks}`;
}

export function quote(blocks: readonly string[]): string {
  return blocks.join('\n\n').replace(/^/gm, '> ').replace(/ +$/gm, '');
}

/** @param start - Number of the first item; undefined for a bulleted list. */
export function list({ items, start }: { items: readonly string[][]; start?: number | undefined }): string {
  const isLoose = items.some((blocks) => blocks.slice(1).some((block) => !/^(?:- |\d+\. )/.test(block)));
  const gap = isLoose ? '\n\n' : '\n';
  return items
    .map((blocks, index) => {
      const marker = start === undefined ? '- ' : `${start + index}. `;
      return marker + indent(blocks.join(gap), marker.length);
    })
    .join(gap);
}

/** The first row is the header, because Markdown requires one. */
export function table({
  rows,
  columns,
}: {
  rows: readonly (readonly string[])[];
  columns: readonly string[];
}): string {
  const width = Math.max(...rows.map((row) => row.length));
  const places = Array.from({ length: width }, (_, index) => index);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const [head = [], ...body] = rows.map((row) => places.map((place) => row[place] ?? ''));
  const rule = places.map((place) => alignments[columns[place] ?? ''] ?? '---');
  return [line(head), line(rule), ...body.map(line)].join('\n');
}

const alignments: Readonly<Record<string, string>> = { left: ':--', center: ':-:', right: '--:' };

/**
 * Returns the cell on one line, because a line break would end the row. Escapes pipes, because they would end the cell.
 */
export function cell(blocks: readonly string[]): string {
  return blocks.join('<br>').replace(/\n+/g, '<br>').replaceAll('|', '\\|');
}
