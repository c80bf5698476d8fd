import type { AxeResult, CoverageOfFile, TestStatus } from '../read/types.js';

/** `incomplete`: nothing has failed, but some of the tests were not run. */
export type EvidenceState = 'passed' | 'failed' | 'incomplete' | 'not-run';

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
  /** Of those that passed: flaky. */
  flaky: number;
}

/** When, and of what, the results are. */
export interface RunData {
  date?: { iso: string; text: string } | undefined;
  /** `changed`: the files were not those of the commit alone. */
  commit?: { hash: string; short: string; changed: boolean } | undefined;
}

export interface TestData {
  /** Groups and title. */
  titles: string[];
  status: TestStatus;
  seconds: number;
  message?: string | undefined;
  project?: string | undefined;
}

export interface TestFileData {
  /** Relative to the root. */
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
  /** The folder that all files are in; '' or with a slash at its end. */
  folder: string;
  files: TestFileData[];
  axe: AxeResult[];
}

export interface CoverageData extends RunData {
  folder: string;
  files: CoverageOfFile[];
  total: Omit<CoverageOfFile, 'file'>;
}

/** The tests whose titles name an ID, and what they come to. */
export interface IdData {
  state: EvidenceState;
  tests: (Omit<TestData, 'seconds' | 'message'> & { file: string })[];
}

/** What people saw who performed a procedure. */
export interface ManualData extends RunData {
  /** `incomplete`: no step has failed, but some were left out. */
  state: EvidenceState;
  by: string;
  conditions: Readonly<Record<string, string>>;
  steps: readonly { result: TestStatus; note?: string }[];
  note?: string | undefined;
}

/** What pages show of the results of tests. */
export interface EvidenceData {
  suites: SuiteData[];
  /** Absent if the configuration asks for none; without files if there is no report. */
  coverage?: CoverageData | undefined;
  /** Absent IDs are those that no test names. */
  byId: Readonly<Record<string, IdData>>;
  /** By procedure; absent IDs are those that nobody has performed. */
  manual: Readonly<Record<string, ManualData>>;
}
