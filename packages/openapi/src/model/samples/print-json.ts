import { printGroup } from './layout.js';

/**
 * Prints JSON as people write it: two spaces per level, and short lists and objects on one line. The whole document is
 * the exception: its members have their own lines, so that they are easy to scan.
 */
export function printJson(value: unknown, { depth = Number.POSITIVE_INFINITY }: Options = {}): string {
  return print({ value, indent: '', depth });
}

interface Options {
  /** The number of levels to print. Deeper lists and objects are `…`. */
  depth?: number;
}

/** The deepest indentation. Deeper levels share a line, because no one reads them. */
const deepest = 200;

interface Input {
  value: unknown;
  depth: number;
  indent: string;
  /** The width of the name before the value. Absent for the whole document. */
  before?: number;
}

function print({ value, indent, depth, before }: Input): string {
  if (typeof value !== 'object' || value === null || indent.length > deepest) return JSON.stringify(value);
  const isList = Array.isArray(value);
  if (depth === 0 && Object.keys(value).length > 0) return isList ? '[ … ]' : '{ … }';
  const members = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([name, item]) => {
      const label = isList ? '' : `${JSON.stringify(name)}: `;
      return label + print({ value: item, indent: `${indent}  `, depth: depth - 1, before: label.length });
    });
  return printGroup({
    members,
    brackets: isList ? ['[', ']'] : ['{', '}'],
    padding: isList ? '' : ' ',
    indent,
    before: before ?? Number.POSITIVE_INFINITY,
  });
}
