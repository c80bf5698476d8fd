import { inspect } from 'node:util';
import type { z } from 'zod';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem, sortDiagnostics } from '../diagnostics/diagnostic.js';
import { pathText } from '../diagnostics/path-text.js';
import { adviceForKey, adviceForValue } from './docusaurus-keys.js';
import { keyLocator, locateKey } from './locate.js';
import type { SiteConfig } from './schema/index.js';
import { configSchema } from './schema/index.js';
import { withoutKnownKeys } from './schema/strict.js';
import { findUnreadable } from './unreadable.js';

interface Input {
  file: string;
  source: string;
  value: unknown;
  baseUrl?: string | undefined;
}

export type Validated =
  | { config: SiteConfig; diagnostics: [] }
  | { config: undefined; diagnostics: Diagnostic[] };

/** An error has a location if the invalid value is in the file. */
export function validateConfig({ file, source, value: written, baseUrl }: Input): Validated {
  // Check this first, because circular values can't be serialized, and reading a getter or a proxy may throw.
  const bad = findUnreadable(written);
  if (bad !== undefined) {
    const where = pathText(bad.path);
    const found = problem({
      code: 'invalid-config',
      message: `${where === '' ? 'The configuration' : where}: found ${bad.what}, expected a plain value.`,
      hint: 'Use plain data: strings, numbers, true, false, null, lists, and objects without circular references.',
      file,
      ...locateKey({ file, source, path: bad.path }),
    });
    return { config: undefined, diagnostics: [found] };
  }
  const isPlain = typeof written === 'object' && written !== null && !Array.isArray(written);
  const value = baseUrl === undefined || !isPlain ? written : { ...written, baseUrl };
  const result = configSchema.safeParse(value, { reportInput: true });
  const issues = [...flatten(result.error?.issues ?? []), ...(isPlain && hasNoPages(value) ? [noPages] : [])];
  if (result.success && issues.length === 0) return { config: result.data, diagnostics: [] };
  const fromOutside = (issue: Issue): boolean => baseUrl !== undefined && issue.path[0] === 'baseUrl';
  const locate = keyLocator({ file, source });
  const found = issues.map((issue) => {
    const diagnostic = toDiagnostic({ issue, file, locate, value });
    if (!fromOutside(issue)) return diagnostic;
    // This value comes from the command line or the environment, so the error must not name the configuration file.
    const { code, message, hint } = diagnostic;
    return problem({ code, message: message.replace('baseUrl', '--base, or the variable BASE_URL'), hint });
  });
  return { config: undefined, diagnostics: sortDiagnostics(found) };
}

/** Checked here, because the schema can't require at least one of two keys. */
function hasNoPages(value: unknown): boolean {
  const lists = ['sources', 'plugins'].map((key) => at(value, [key]) ?? []);
  return lists.every((list) => Array.isArray(list) && list.length === 0);
}

const noPages: Issue = { code: 'custom', path: ['sources'], message: 'a non-empty list' };

/**
 * Returns the errors in a value that isn't from the configuration file, such as a plug-in's options. Only the caller
 * knows where the value comes from, so the errors have no location.
 */
export function optionProblems({
  error,
  value,
}: {
  error: z.ZodError;
  value: unknown;
}): { path: PropertyKey[]; message: string; code: string }[] {
  return flatten(error.issues).map((issue) => {
    const unknownKey = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    if (unknownKey !== undefined)
      return { path: [...issue.path, unknownKey], message: issue.message, code: 'unknown-config-key' };
    const found = foundBy({ issue, value });
    return {
      path: [...issue.path],
      message: `found ${found}, expected ${expected(issue)}.`,
      code: 'invalid-config',
    };
  });
}

type Issue = z.core.$ZodIssue;

/** For a union, keeps only the errors of the type with the fewest errors, which is probably the intended type. */
function flatten(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return separateKeys(issue);
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
    const closest = [...issue.errors].sort((a, b) => a.length - b.length)[0] ?? [];
    return flatten(closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })));
  });
}

function separateKeys(issue: z.core.$ZodIssueUnrecognizedKeys): Issue[] {
  const lines = issue.message.split('\n');
  return issue.keys.map((key, index) => ({ ...issue, keys: [key], message: lines[index] ?? issue.message }));
}

function toDiagnostic({
  issue,
  file,
  locate,
  value,
}: {
  issue: Issue;
  file: string;
  locate: ReturnType<typeof keyLocator>;
  value: unknown;
}): Diagnostic {
  const unknownKey = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const path = unknownKey === undefined ? issue.path : [...issue.path, unknownKey];
  const where = pathText(issue.path);
  const location = locate(path);
  if (unknownKey !== undefined) {
    const hint = adviceForKey(path);
    const text = hint === undefined ? issue.message : withoutKnownKeys(issue.message);
    return problem({
      code: 'unknown-config-key',
      message: `${where === '' ? '' : `${where}: `}${text}`,
      hint,
      file,
      ...location,
    });
  }
  const found = foundBy({ issue, value });
  return problem({
    code: 'invalid-config',
    message: issue.message.startsWith('Unknown ')
      ? `${where}: ${issue.message}`
      : `${where === '' ? 'The configuration' : where}: found ${found}, expected ${expected(issue)}.`,
    hint: adviceForValue({ path: issue.path, found: at(value, issue.path) }),
    file,
    ...location,
  });
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function foundBy({ issue, value }: { issue: Issue; value: unknown }): string {
  if (issue.code === 'invalid_key') return `the key ${JSON.stringify(String(issue.path.at(-1)))}`;
  return show(at(value, issue.path));
}

function expected(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return alternatives(issue.values.map((value) => JSON.stringify(value)));
    case 'invalid_format':
      return issue.format === 'url' ? 'a URL such as "https://example.org"' : issue.message;
    case 'invalid_key':
      return issue.issues[0]?.message ?? issue.message;
    case 'too_small':
      return issue.origin === 'number'
        ? `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`
        : `a non-empty ${(typeNames[issue.origin] ?? 'value').replace(/^an? /, '')}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    default:
      return issue.message;
  }
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'function') return 'a function';
  const text = jsonOf(value) ?? inspect(value, { depth: 1, breakLength: Number.POSITIVE_INFINITY });
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** Returns undefined if JSON can't represent the value, such as NaN, a symbol, or a BigInt. */
function jsonOf(value: unknown): string | undefined {
  if (typeof value === 'number' && !Number.isFinite(value)) return undefined;
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}

function alternatives(values: readonly string[]): string {
  if (values.length < 3) return values.join(' or ');
  return `${values.slice(0, -1).join(', ')}, or ${values.at(-1)}`;
}
