import { describeIssues, problem, z } from 'lectern/plugin';
import { coverageOf, coverageSchema } from './coverage.js';
import { playwrightSchema, runOfPlaywright } from './playwright.js';
import { runOfSnapshot, snapshotSchema } from './snapshot.js';
import { runOfVitest, vitestSchema } from './vitest.js';

const formats =
  'the JSON of Vitest (testResults), of Playwright (suites, stats) or a snapshot (files, stamp)';
/** Reads a report of tests; its format is told by its keys. */
export function parseRun({ text, root, file }) {
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
      if (has({ json, keys: ['files', 'stamp'] }))
        return checked({ schema: snapshotSchema, json, toValue: (report) => runOfSnapshot({ report }) });
      return { reasons: [`found ${keysOf(json)}, expected ${formats}.`] };
    },
  });
}
/** Reads a summary of coverage. */
export function parseCoverage({ text, root, file }) {
  return parse({
    text,
    file,
    read: (json) =>
      checked({ schema: coverageSchema, json, toValue: (report) => coverageOf({ report, root }) }),
  });
}
function parse({ text, file, read }) {
  let outcome;
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
      message: `The report of tests cannot be read: ${reason}`,
      hint: 'Run the tests again, or delete the file: without it the tests read "not run".',
      file,
    }),
  );
  return { value: undefined, diagnostics };
}
/** A tool that has changed its format is wrong in a thousand places: the first few say it. */
const shownIssues = 3;
function checked({ schema, json, toValue }) {
  const result = z.safeParse(schema, json);
  if (result.success) return { value: toValue(result.data) };
  const issues = describeIssues({ issues: result.error.issues.slice(0, shownIssues), value: json });
  return { reasons: issues.map(({ message }) => message) };
}
function has({ json, keys }) {
  return typeof json === 'object' && json !== null && keys.every((key) => Object.hasOwn(json, key));
}
function keysOf(json) {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return 'no object';
  return `the keys ${Object.keys(json).slice(0, 5).join(', ') || '(none)'}`;
}
