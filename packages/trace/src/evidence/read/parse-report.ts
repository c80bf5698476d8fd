import type { Diagnostic } from 'lectern/plugin';
import { describeIssues, problem, z } from 'lectern/plugin';
import { coverageOf, coverageSchema } from './coverage.js';
import { playwrightSchema, runOfPlaywright } from './playwright.js';
import { isUnedited, runOfSnapshot, snapshotSchema } from './snapshot.js';
import type { Coverage, Run } from './types.js';
import { runOfVitest, vitestSchema } from './vitest.js';

interface Input {
  text: string;
  /** The absolute path of the folder to which test paths are relative. */
  root: string;
  /** The path of the report in messages, relative to the site's folder. */
  file: string;
}

export type Parsed<T> = { value: T; diagnostics: [] } | { value: undefined; diagnostics: Diagnostic[] };

const formats =
  'the JSON of Vitest (testResults), of Playwright (suites, stats), or of a snapshot (files, stamp)';

/** Parses a test report. Its keys determine its format. */
export function parseRun({ text, root, file }: Input): Parsed<Run> {
  return parse({
    text,
    file,
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
      return { reasons: [`found ${keysOf(json)}, expected ${formats}.`] };
    },
  });
}

export function parseCoverage({ text, root, file }: Input): Parsed<Coverage> {
  return parse({
    text,
    file,
    read: (json) =>
      isUnedited(json)
        ? checked({ schema: coverageSchema, json, toValue: (report) => coverageOf({ report, root }) })
        : edited,
  });
}

/** Checks that no one has edited a file of measurements since a program wrote it. */
export function parseMeasurement({ text, file }: Pick<Input, 'text' | 'file'>): Parsed<true> {
  return parse({
    text,
    file,
    read: (json) => {
      if (!has({ json, keys: ['checksum'] }))
        return { reasons: ['it has no "checksum", which the program that writes it must add.'] };
      return isUnedited(json) ? { value: true } : edited;
    },
  });
}

type Outcome<T> = { value: T } | { reasons: string[] };

const edited = { reasons: ['it was edited after a program wrote it, because its checksum does not match.'] };

function parse<T>({
  text,
  file,
  read,
}: {
  text: string;
  file: string;
  read: (json: unknown) => Outcome<T>;
}): Parsed<T> {
  let outcome: Outcome<T>;
  try {
    outcome = read(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    outcome = { reasons: [error instanceof SyntaxError ? `it is not JSON (${reason}).` : reason] };
  }
  if ('value' in outcome) return { value: outcome.value, diagnostics: [] };
  const diagnostics = outcome.reasons.map((reason) =>
    problem({
      code: 'broken-report',
      message: `The test report can't be read: ${reason}`,
      hint: 'Run the tests again, or delete the file. Without it, the tests are shown as "not run".',
      file,
    }),
  );
  return { value: undefined, diagnostics };
}

/**
 * The maximum number of errors to report. If a tool has changed its format, there are thousands, and the first few
 * are enough.
 */
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
  return { reasons: issues.map(({ message }) => message) };
}

function has({ json, keys }: { json: unknown; keys: readonly string[] }): boolean {
  return typeof json === 'object' && json !== null && keys.every((key) => Object.hasOwn(json, key));
}

function keysOf(json: unknown): string {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return 'no object';
  return `the keys ${Object.keys(json).slice(0, 5).join(', ') || '(none)'}`;
}
