import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Diagnostic } from 'lectern/plugin';
import { listFiles, mapConcurrent, offsetToLocation, problem, syntaxErrors } from 'lectern/plugin';
import type { PublishedEvidence } from '../evidence/published-evidence.js';
import type { ManualResult, TestResult } from '../evidence/read/types.js';
import { idsIn } from '../evidence/read/words.js';
import type { TraceSettings } from './options.js';
import type { WrittenTest } from './test-titles.js';
import { readTests } from './test-titles.js';
import type { TestState, TracedTest } from './types.js';

interface Options {
  siteDir: string;
  evidence: PublishedEvidence | undefined;
  isId: (word: string) => boolean;
  ids: TraceSettings['ids'];
}

export interface FoundTest extends TracedTest {
  /** The path of the file, relative to the site's folder. */
  siteFile: string;
  column: number;
  /** The prefix of the ID that is missing from the title. */
  needs?: string | undefined;
}

/** Reads the test files, because a test that is missing from all reports must be shown as not run. */
export async function readTracedTests({
  siteDir,
  evidence,
  isId,
  ids: known,
}: Options): Promise<{ tests: FoundTest[]; diagnostics: Diagnostic[] }> {
  if (evidence === undefined) return { tests: [], diagnostics: [] };
  const { root, suites, manual } = evidence;
  const files = [...new Set(suites.flatMap((suite) => suite.files))].sort();
  const results = suites.flatMap((suite) => suite.results);
  const named = await filesThatNeedIds({ dir: join(siteDir, root), ids: known });
  const found = await mapConcurrent({
    items: files,
    limit: 16,
    map: async (file): Promise<FoundTest[] | Diagnostic> => {
      const source = await readFile(join(siteDir, root, file), 'utf8');
      const prefix = named.get(file);
      // Skips files without an ID in brackets, because searching a file is a hundred times as fast as parsing it.
      if (prefix === undefined && !/\[[A-Z]+(?:-[A-Z]+)*-\d/.test(source)) return [];
      const own = results.filter((result) => result.file === file);
      const siteFile = posix.join(root, file);
      const written = readTests({ file, source });
      const mistake = written.length === 0 ? syntaxMistake({ file, siteFile, source }) : undefined;
      if (mistake !== undefined) return mistake;
      return written.flatMap(({ titles, line, column }) => {
        const ids = idsIn(titles).filter(isId);
        const needs =
          prefix !== undefined && !ids.some((id) => id.startsWith(`${prefix}-`)) ? prefix : undefined;
        if (ids.length === 0 && needs === undefined) return [];
        const state = stateOf({ titles, results: own });
        const location = { file, siteFile, line, column };
        return [{ ...location, titles, ids, state, ...(needs === undefined ? {} : { needs }) }];
      });
    },
  });
  const isMistake = (result: FoundTest[] | Diagnostic): result is Diagnostic => !Array.isArray(result);
  return {
    tests: [...found.flatMap((result) => (isMistake(result) ? [] : result)), ...manual.map(performed)],
    diagnostics: found.filter(isMistake),
  };
}

/** A warning, because a test runner may support more syntax than the bundler. */
function syntaxMistake({
  file,
  siteFile,
  source,
}: {
  file: string;
  siteFile: string;
  source: string;
}): Diagnostic | undefined {
  const [first] = syntaxErrors({ file, source });
  if (first === undefined) return undefined;
  return problem({
    code: 'trace-unreadable-test',
    severity: 'warning',
    message: `The test file can't be read: ${first.message}. What its tests verify counts as untested.`,
    hint: 'Correct the syntax of the file.',
    file: siteFile,
    ...offsetToLocation(source, first.offset),
  });
}

/** Returns the files in which every test needs an ID, each with the prefix of these IDs. */
async function filesThatNeedIds({
  dir,
  ids,
}: {
  dir: string;
  ids: TraceSettings['ids'];
}): Promise<Map<string, string>> {
  const lists = await Promise.all(
    Object.entries(ids).map(async ([prefix, { tests }]) => {
      const files =
        tests.length === 0 ? [] : await listFiles({ dir, include: tests, exclude: ['**/node_modules/**'] });
      return files.map((file) => [file, prefix] as const);
    }),
  );
  return new Map(lists.flat());
}

/** If a step was skipped, and none failed, the test counts as not run. */
function performed({ id, by, date, steps, file }: ManualResult): FoundTest {
  return {
    file,
    siteFile: file,
    line: 1,
    column: 1,
    titles: [`${id} by ${by}, ${date}`],
    ids: [id],
    state: stateOfSteps(steps),
    isManual: true,
  };
}

function stateOfSteps(steps: ManualResult['steps']): TestState {
  if (steps.some(({ result }) => result === 'failed')) return 'failed';
  return steps.every(({ result }) => result === 'passed') ? 'passed' : 'not-run';
}

/** A test has several results if it runs several times with different titles, as with `test.each`. */
function stateOf({
  titles,
  results,
}: Pick<WrittenTest, 'titles'> & { results: readonly TestResult[] }): TestState {
  const parts = fixedParts(titles.join('\n'));
  const own = results.filter((result) => hasParts({ text: result.titles.join('\n'), parts }));
  if (own.some(({ status }) => status === 'failed')) return 'failed';
  return own.length > 0 && own.every(({ status }) => status === 'passed') ? 'passed' : 'not-run';
}

/** The placeholders are `%s` in Vitest, `$name` in a table, and `${…}` in a template. */
function fixedParts(title: string): string[] {
  return title.split(/%[sdifjoO#$c%]|\$\{[^}]*\}|\$[\w.]+/);
}

/** Doesn't use a regular expression, because backtracking could take a long time. */
function hasParts({ text, parts }: { text: string; parts: readonly string[] }): boolean {
  const [first = '', ...rest] = parts;
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let start = first.length;
  for (const part of rest) {
    const index = text.indexOf(part, start);
    if (index === -1) return false;
    start = index + part.length;
  }
  return text.length - last.length >= start && text.endsWith(last);
}
