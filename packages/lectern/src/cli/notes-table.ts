import { styleText } from 'node:util';
import type { ConfigNote } from '../config/foreign-config.js';

export function notesTable(notes: readonly ConfigNote[]): string {
  const rows = [
    { key: 'Key not carried over', why: 'Why', instead: 'What to do instead' },
    ...notes.map(({ key, why, instead }) => ({ key, why, instead })),
  ];
  const width = (column: 'key' | 'why') => Math.max(...rows.map((row) => row[column].length));
  const widths = { key: width('key'), why: width('why') };
  return rows
    .map(({ key, why, instead }, index) => {
      const line = `  ${key.padEnd(widths.key)}  ${why.padEnd(widths.why)}  ${instead}`;
      return index === 0 ? styleText('bold', line) : line;
    })
    .join('\n');
}
