import type { PluginContext } from 'lectern/plugin';
import { dateFormat } from 'lectern/plugin';
import type { Coverage, Evidence, EvidenceSuite, ManualResult, Stamp, TestOutcome } from '../read/types.js';
import type {
  CoverageData,
  EvidenceData,
  EvidenceState,
  IdData,
  ManualData,
  RunData,
  SuiteData,
  TestCounts,
  TestFileData,
} from './types.js';

export function evidenceData({
  evidence: { suites, coverage, manual },
  locale,
  config,
}: Pick<PluginContext, 'locale' | 'config'> & { evidence: Evidence }): EvidenceData {
  const sayDate = dateFormat({ locale, config });
  return {
    suites: suites.map((suite) => suiteData({ suite, sayDate })),
    ...(coverage === undefined ? {} : { coverage: coverageData({ coverage, sayDate }) }),
    byId: dataById(suites.flatMap(({ results }) => results)),
    manual: Object.fromEntries(manual.map((result) => [result.id, manualData({ result, sayDate })])),
  };
}

function dataById(results: readonly TestOutcome[]): Record<string, IdData> {
  const ids = [...new Set(results.flatMap((result) => result.ids))].sort();
  return Object.fromEntries(
    ids.map((id) => {
      const found = results.filter((result) => result.ids.includes(id));
      const tests = found.map(({ file, titles, status, project }) => ({
        file,
        titles,
        status,
        ...(project === undefined ? {} : { project }),
      }));
      return [id, { state: stateOf(found), tests }];
    }),
  );
}

function manualData({ result, sayDate }: Input & { result: ManualResult }): ManualData {
  const { date, by, commit, conditions, steps, note } = result;
  const state = stateOf(steps.map(({ result: status }) => ({ status })));
  const isWhole = steps.every(({ result: status }) => status === 'passed');
  return {
    state: state === 'passed' && !isWhole ? 'incomplete' : state,
    by,
    conditions,
    steps,
    ...(note === undefined ? {} : { note }),
    ...runData({ stamp: { commit, date }, sayDate }),
  };
}

interface Input {
  sayDate: (iso: string) => string;
}

function suiteData({ suite, sayDate }: Input & { suite: EvidenceSuite }): SuiteData {
  const { id, label, results, axe } = suite;
  // Results that belong to no test file, such as a failure outside of any test, are listed under the name of their
  // report.
  const outside = results.map(({ file }) => file).filter((file) => !suite.files.includes(file));
  const files = [...new Set([...outside, ...suite.files])].map((file) =>
    fileData({ file, outcomes: results.filter((result) => result.file === file) }),
  );
  const filesNotRun = files.filter(({ state }) => state === 'not-run').length;
  return {
    id,
    label,
    state: suiteState({ results, filesNotRun }),
    counts: countOutcomes(results),
    filesNotRun,
    seconds: sum(results.map(({ seconds }) => seconds)),
    folder: sharedFolder(suite.files),
    files,
    axe,
    ...runData({ stamp: suite, sayDate }),
  };
}

function suiteState({
  results,
  filesNotRun,
}: {
  results: readonly TestOutcome[];
  filesNotRun: number;
}): EvidenceState {
  const state = stateOf(results);
  return state === 'passed' && filesNotRun > 0 ? 'incomplete' : state;
}

function stateOf(outcomes: readonly Pick<TestOutcome, 'status'>[]): EvidenceState {
  if (outcomes.some(({ status }) => status === 'failed')) return 'failed';
  return outcomes.some(({ status }) => status === 'passed') ? 'passed' : 'not-run';
}

function fileData({ file, outcomes }: { file: string; outcomes: readonly TestOutcome[] }): TestFileData {
  return {
    file,
    state: stateOf(outcomes),
    counts: countOutcomes(outcomes),
    seconds: sum(outcomes.map(({ seconds }) => seconds)),
    tests: outcomes.map(({ titles, status, seconds, message, project }) => ({
      titles,
      status,
      seconds,
      ...(message === undefined ? {} : { message }),
      ...(project === undefined ? {} : { project }),
    })),
  };
}

function countOutcomes(outcomes: readonly TestOutcome[]): TestCounts {
  const count = (status: TestOutcome['status']): number =>
    outcomes.filter((outcome) => outcome.status === status).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    flaky: outcomes.filter(({ flaky }) => flaky === true).length,
  };
}

function coverageData({ coverage, sayDate }: Input & { coverage: Coverage }): CoverageData {
  const { files } = coverage;
  const total = (kind: 'statements' | 'branches' | 'functions' | 'lines') => ({
    covered: sum(files.map((file) => file[kind].covered)),
    total: sum(files.map((file) => file[kind].total)),
  });
  return {
    folder: sharedFolder(files.map(({ file }) => file)),
    files,
    total: {
      statements: total('statements'),
      branches: total('branches'),
      functions: total('functions'),
      lines: total('lines'),
    },
    ...runData({ stamp: coverage, sayDate }),
  };
}

function runData({ stamp: { commit, changed = false, date }, sayDate }: Input & { stamp: Stamp }): RunData {
  return {
    ...(date === undefined ? {} : { date: { iso: date, text: sayDate(date) } }),
    ...(commit === undefined ? {} : { commit: { hash: commit, short: commit.slice(0, 7), changed } }),
  };
}

function sharedFolder(files: readonly string[]): string {
  const [first = '', ...others] = files;
  let folder = first.slice(0, first.lastIndexOf('/') + 1);
  while (folder !== '' && others.some((file) => !file.startsWith(folder)))
    folder = folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1);
  return folder;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
