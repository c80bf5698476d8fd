import { printGroup } from './layout.js';

export function printJson(value: unknown, { depth = Number.POSITIVE_INFINITY }: Options = {}): string {
  return print({ value, indent: '', depth });
}

interface Options {
  depth?: number;
}

/**
 * In spaces. Values nested more deeply are on one line: no one reads them, and their indentation would only waste
 * space.
 */
const deepest = 200;

interface Input {
  value: unknown;
  depth: number;
  indent: string;
  /** The width of the name before the value. Omitted for the outermost value, which always spans several lines. */
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
