import { isObject } from '../values.js';

export class Code {
  constructor(readonly text: string) {}
}

export class Unprintable {
  constructor(readonly comment: string) {}
}

/** Objects and lists that are wider have one entry per line. */
const width = 100;

export function printValue(value: unknown, indent = ''): string {
  if (value instanceof Code) return value.text.replaceAll('\n', `\n${indent}`);
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) {
    const rows = value.map((item) => row({ value: item, indent }));
    return enclosed({ rows, indent, open: '[', close: ']', padding: '' });
  }
  if (isObject(value)) {
    const rows = Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([key, inner]) => row({ key, value: inner, indent }));
    return enclosed({ rows, indent, open: '{', close: '}', padding: ' ' });
  }
  return value === undefined ? 'undefined' : (JSON.stringify(value) ?? String(value));
}

interface Row {
  text: string;
  isComment: boolean;
}

function row({ key, value, indent }: { key?: string; value: unknown; indent: string }): Row {
  const name = key === undefined ? '' : `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)}: `;
  if (value instanceof Unprintable) return { text: `// ${name}${value.comment}`, isComment: true };
  return { text: name + printValue(value, `${indent}  `), isComment: false };
}

function enclosed({
  rows,
  indent,
  open,
  close,
  padding,
}: {
  rows: readonly Row[];
  indent: string;
  open: string;
  close: string;
  padding: string;
}): string {
  if (rows.length === 0) return open + close;
  const line = `${open}${padding}${rows.map(({ text }) => text).join(', ')}${padding}${close}`;
  const fits = indent.length + line.length <= width && !line.includes('\n');
  if (fits && rows.every(({ isComment }) => !isComment)) return line;
  const lines = rows.map(({ text, isComment }) => `${indent}  ${text}${isComment ? '' : ','}`);
  return [open, ...lines, indent + close].join('\n');
}

function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return `'${inner.replaceAll("'", "\\'")}'`;
}
