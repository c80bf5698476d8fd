import type { Diagnostic, ParsedYaml } from 'lectern/plugin';
import { describeIssues, jsonMistake, parseYaml, problem, z } from 'lectern/plugin';
import { coverageOf, coverageSchema } from './coverage.js';
import { playwrightSchema, runOfPlaywright } from './playwright.js';
import { isUnedited, runOfSnapshot, snapshotSchema } from './snapshot.js';
import type { Coverage, Run } from './types.js';
import { runOfVitest, vitestSchema } from './vitest.js';

interface Input {
  text: string;
  /** The absolute path of the folder to which test paths are relative. */
  root: string;
  file: string;
}

export type Parsed<T> = { value: T; diagnostics: [] } | { value: undefined; diagnostics: Diagnostic[] };

const formats =
  'a JSON report from Vitest (with the key testResults) or Playwright (suites, stats), or a snapshot (files, stamp)';

interface Kind {
  what: string;
  hint: string;
}

const testReport: Kind = {
  what: 'test report',
  hint: 'Run the tests again, or delete the file. Without it, the tests are shown as "not run".',
};
const coverageReport: Kind = {
  what: 'coverage report',
  hint: 'Measure the coverage again, or delete the file.',
};
const measurements: Kind = {
  what: 'measurements file',
  hint: 'Run the program that writes the file again.',
};

export function parseRun({ text, root, file }: Input): Parsed<Run> {
  return parse({
    text,
    file,
    ...testReport,
    read: (json) => {
      if (has({ json, keys: ['testResults'] }))
        return checked({ schema: vitestSchema, json, toValue: (report) => runOfVitest({ report, root }) });
      if (has({ json, keys: ['suites', 'stats'] }))
        return checked({
          schema: playwrightSchema,
          json,
          toValue: (report) => runOfPlaywright({ report, root }),
        });
      if (!isUnedited(json)) return edited;
      if (has({ json, keys: ['files', 'stamp'] }))
        return checked({ schema: snapshotSchema, json, toValue: (report) => runOfSnapshot({ report }) });
      return { mistakes: [{ reason: `found ${keysOf(json)}. Expected ${formats}.` }] };
    },
  });
}

export function parseCoverage({ text, root, file }: Input): Parsed<Coverage> {
  return parse({
    text,
    file,
    ...coverageReport,
    read: (json) =>
      isUnedited(json)
        ? checked({ schema: coverageSchema, json, toValue: (report) => coverageOf({ report, root }) })
        : edited,
  });
}

/** A measurements file must be exactly as its program wrote it. */
export function parseMeasurement({ text, file }: Pick<Input, 'text' | 'file'>): Parsed<true> {
  return parse({
    text,
    file,
    ...measurements,
    read: (json) => {
      if (!has({ json, keys: ['checksum'] }))
        return {
          mistakes: [{ reason: 'it has no "checksum", which the program that writes the file must add.' }],
        };
      return isUnedited(json) ? { value: true } : edited;
    },
  });
}

interface Mistake {
  reason: string;
  /** The path of the wrong value in the report, as keys. */
  path?: readonly PropertyKey[];
}

type Outcome<T> = { value: T } | { mistakes: Mistake[] };

const edited = {
  mistakes: [
    {
      reason: 'its checksum does not match, so the file was edited after a program wrote it.',
      path: ['checksum'],
    },
  ],
};

function parse<T>({
  text,
  file,
  what,
  hint,
  read,
}: Kind & {
  text: string;
  file: string;
  read: (json: unknown) => Outcome<T>;
}): Parsed<T> {
  const fail = (found: { reason: string; line: number; column: number }): Diagnostic => {
    const { reason, ...location } = found;
    return problem({
      code: 'broken-report',
      message: `The ${what} can't be read: ${reason}`,
      hint,
      file,
      ...location,
    });
  };
  const invalid = jsonMistake(text);
  if (invalid !== undefined) {
    const { message, ...location } = invalid;
    const reason = `it is not valid JSON (${message.replace(/^The JSON is invalid: |\.$/g, '')}).`;
    return { value: undefined, diagnostics: [fail({ reason, ...location })] };
  }
  const outcome = outcomeOf({ json: JSON.parse(text) as unknown, read });
  if ('value' in outcome) return { value: outcome.value, diagnostics: [] };
  const locate = locator({ text, file });
  return {
    value: undefined,
    diagnostics: outcome.mistakes.map(({ reason, path = [] }) => fail({ reason, ...locate(path) })),
  };
}

const tooDeep = { reason: 'its suites are nested too deeply.' };

/** Turns an exception into a mistake. For example, a date in the year 300,000 causes an exception. */
function outcomeOf<T>({ json, read }: { json: unknown; read: (json: unknown) => Outcome<T> }): Outcome<T> {
  try {
    return read(json);
  } catch (error) {
    if (error instanceof RangeError && /call stack/.test(error.message)) return { mistakes: [tooDeep] };
    return { mistakes: [{ reason: error instanceof Error ? error.message : String(error) }] };
  }
}

/** In characters. To locate errors, the JSON is parsed as YAML, which takes seconds for longer reports. */
const longestLocated = 500_000;

function locator({ text, file }: { text: string; file: string }): ParsedYaml['locationOf'] {
  if (text.length > longestLocated) return () => ({ line: 1, column: 1 });
  return parseYaml({ file, text, code: 'broken-report', what: 'The test report' }).locationOf;
}

/** A report in an unknown format can cause thousands of errors, and the first few are enough. */
const shownIssues = 3;

function checked<S extends z.ZodType, T>({
  schema,
  json,
  toValue,
}: {
  schema: S;
  json: unknown;
  toValue: (report: z.output<S>) => T;
}): Outcome<T> {
  const result = z.safeParse(schema, json);
  if (result.success) return { value: toValue(result.data) };
  const issues = describeIssues({ issues: result.error.issues.slice(0, shownIssues), value: json });
  return { mistakes: issues.map(({ message, path }) => ({ reason: message, path })) };
}

function has({ json, keys }: { json: unknown; keys: readonly string[] }): boolean {
  return typeof json === 'object' && json !== null && keys.every((key) => Object.hasOwn(json, key));
}

function keysOf(json: unknown): string {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return 'no object';
  return `the keys ${Object.keys(json).slice(0, 5).join(', ') || '(none)'}`;
}
