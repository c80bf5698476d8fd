import type { z } from 'zod';
import { pathText } from '../diagnostics/path-text.js';

export interface ValueIssue {
  path: PropertyKey[];
  /** Whether the key is invalid, rather than its value. */
  unknownKey: boolean;
  message: string;
}

const typeNames: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'key-value pairs',
  record: 'key-value pairs',
};

/**
 * Formats zod's issues as sentences of the form "key: found x, expected y." Messages in Lectern's schemas contain only
 * the expected value.
 * @param value - The value that was validated.
 */
export function describeIssues({
  issues,
  value,
}: {
  issues: readonly z.core.$ZodIssue[];
  value: unknown;
}): ValueIssue[] {
  return issues.flatMap(specificIssues).map((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const [key] = issue.keys;
      return {
        path: key === undefined ? issue.path : [...issue.path, key],
        unknownKey: true,
        message: prefix(issue.path) + issue.message,
      };
    }
    // If a check involves several keys, its message is already a complete sentence.
    if (issue.code === 'custom' && issue.params?.sentence === true)
      return { path: issue.path, unknownKey: false, message: issue.message };
    const found = showValue(valueAt({ value, path: issue.path }));
    return {
      path: issue.path,
      unknownKey: false,
      message: `${prefix(issue.path)}found ${found}, expected ${expected(issue)}.`,
    };
  });
}

/** If exactly one branch has only issues inside the value, returns its issues, and otherwise the union's issue. */
function specificIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const branches = issue.errors.map((branch) => branch.flatMap(specificIssues));
  const deeper = branches.filter((branch) => branch.every(({ path }) => path.length > 0));
  const [only] = deeper;
  if (only === undefined || deeper.length > 1 || only.length === 0) return [issue];
  return only.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

function prefix(path: readonly PropertyKey[]): string {
  const text = pathText(path);
  return text === '' ? '' : `${text}: `;
}

function expected(issue: z.core.$ZodIssue): string {
  const { message } = issue;
  if (/^(?:Too|Invalid ISO) /.test(message)) return limit(issue) ?? message;
  const text = message.replace(/^Invalid (?:input|option): expected /, '').replace(/, received .*$/, '');
  // Zod separates the values of an enum with vertical bars.
  const values = /^one of (".*")$/.exec(text)?.[1]?.split('|');
  if (values !== undefined)
    return values.length < 3 ? values.join(' or ') : `${values.slice(0, -1).join(', ')}, or ${values.at(-1)}`;
  return typeNames[text] ?? text;
}

/** Returns the expected value of a check whose schema has no message. Zod's own message would be in zod's terms. */
function limit(issue: z.core.$ZodIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_format':
      return issue.format === 'datetime'
        ? 'a time such as 2026-11-21T09:30:00Z'
        : 'a date such as 2026-11-21';
    case 'too_small': {
      const { origin, minimum, inclusive } = issue;
      if (minimum === 1 && units[origin] !== undefined)
        return `a non-empty ${origin === 'array' ? 'list' : origin}`;
      return sized({ origin, bound: `${inclusive === false ? 'more than' : 'at least'} ${minimum}` });
    }
    case 'too_big':
      return sized({ origin: issue.origin, bound: `at most ${issue.maximum}` });
    default:
      return undefined;
  }
}

const units: Record<string, string> = { array: 'entries', string: 'characters' };

function sized({ origin, bound }: { origin: string; bound: string }): string {
  const unit = units[origin];
  return unit === undefined ? bound : `${typeNames[origin] ?? origin} with ${bound} ${unit}`;
}

function valueAt({ value, path }: { value: unknown; path: readonly PropertyKey[] }): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}

export function showValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'number') return String(value);
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
