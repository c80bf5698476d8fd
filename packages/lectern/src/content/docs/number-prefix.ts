import type { NumberPrefixSetting } from '../../config/schema/sources.js';
import { callSiteFunction } from '../../diagnostics/site-function.js';

export interface NumberPrefix {
  name: string;
  number?: number | undefined;
}

/**
 * Splits a name such as `01-intro`, `02_foo`, or `1. Intro` into its number and the remaining name. A date
 * (`2021-11-foo`) or a version (`7.0-foo`) at the start is not a number prefix.
 */
export function parseNumberPrefix(text: string): NumberPrefix {
  if (/^\d+[-_.]\d/.test(text)) return { name: text };
  const match = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/s.exec(text);
  const [, digits, name] = match ?? [];
  return digits === undefined || name === undefined ? { name: text } : { name, number: Number(digits) };
}

export type PrefixParser = (name: string) => NumberPrefix;

export function prefixParserOf(setting: NumberPrefixSetting | undefined): PrefixParser {
  if (setting === false) return (name) => ({ name });
  if (typeof setting !== 'function') return parseNumberPrefix;
  return (name) => {
    const { filename, numberPrefix } = callSiteFunction({
      what: `the \`numberPrefixParser\` function in the configuration, called with ${JSON.stringify(name)},`,
      run: () => setting(name),
      expected: {
        what: 'an object with a `filename` and, optionally, a `numberPrefix`',
        test: isPrefixResult,
      },
    });
    return { name: filename, number: numberPrefix };
  };
}

function isPrefixResult(value: unknown): boolean {
  const { filename, numberPrefix } = (value ?? {}) as { filename?: unknown; numberPrefix?: unknown };
  return typeof filename === 'string' && ['number', 'undefined'].includes(typeof (numberPrefix ?? undefined));
}

export function stripNumberPrefixes(path: string, parse: PrefixParser = parseNumberPrefix): string {
  return path
    .split('/')
    .map((segment) => parse(segment).name)
    .join('/');
}
