import type { AxeResult, CoverageOfFile, TestStatus } from '../read/types.js';

/** With `incomplete`, nothing failed, but some tests were not run. */
export type EvidenceState = 'passed' | 'failed' | 'incomplete' | 'not-run';

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
  flaky: number;
}

/** Date and commit of the results. */
export interface RunData {
  date?: { iso: string; text: string } | undefined;
  /** The commit. With `changed`, the working copy had uncommitted changes. */
  commit?: { hash: string; short: string; changed: boolean } | undefined;
}

export interface TestData {
  /** Titles of the groups and the test. */
  titles: string[];
  status: TestStatus;
  seconds: number;
  message?: string | undefined;
  project?: string | undefined;
}

export interface TestFileData {
  /** Path relative to the root. */
  file: string;
  state: EvidenceState;
  counts: TestCounts;
  seconds: number;
  tests: TestData[];
}

export interface SuiteData extends RunData {
  id: string;
  label: string;
  state: EvidenceState;
  counts: TestCounts;
  filesNotRun: number;
  seconds: number;
  /** The folder that contains all files: empty, or with a trailing slash. */
  folder: string;
  files: TestFileData[];
  axe: AxeResult[];
}

export interface CoverageData extends RunData {
  folder: string;
  files: CoverageOfFile[];
  total: Omit<CoverageOfFile, 'file'>;
}

/** The tests whose titles contain an ID, and the state of all of them together. */
export interface IdData {
  state: EvidenceState;
  tests: (Omit<TestData, 'seconds' | 'message'> & { file: string })[];
}

export interface ManualData extends RunData {
  /** State of the procedure. With `incomplete`, no step failed, but some were skipped. */
  state: EvidenceState;
  by: string;
  conditions: Readonly<Record<string, string>>;
  steps: readonly { result: TestStatus; note?: string }[];
  note?: string | undefined;
}

/** The test results for pages. */
export interface EvidenceData {
  suites: SuiteData[];
  /** Coverage; absent if it is not configured. It contains no files if there is no report. */
  coverage?: CoverageData | undefined;
  /** Results by ID. An ID is absent if no test mentions it. */
  byId: Readonly<Record<string, IdData>>;
  /** Manual test results by procedure. An ID is absent if no one has performed the procedure. */
  manual: Readonly<Record<string, ManualData>>;
}
