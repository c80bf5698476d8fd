import type { AxeResult, CoverageOfFile, TestStatus } from '../read/types.js';

/** `incomplete` means that nothing failed, but some test files or steps were not run. */
export type EvidenceState = 'passed' | 'failed' | 'incomplete' | 'not-run';

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
  flaky: number;
}

export interface RunData {
  date?: { iso: string; text: string } | undefined;
  /** `changed` means that the working copy had uncommitted changes. */
  commit?: { hash: string; short: string; changed: boolean } | undefined;
}

export interface TestData {
  titles: string[];
  status: TestStatus;
  seconds: number;
  message?: string | undefined;
  project?: string | undefined;
}

export interface TestFileData {
  /** The path of the test file, relative to the configured root. */
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
  /** The folder that contains all files of the suite, with a trailing slash. Empty if that is the root. */
  folder: string;
  files: TestFileData[];
  axe: AxeResult[];
}

export interface CoverageData extends RunData {
  folder: string;
  files: CoverageOfFile[];
  total: Omit<CoverageOfFile, 'file'>;
}

export interface IdData {
  state: EvidenceState;
  tests: (Omit<TestData, 'seconds' | 'message'> & { file: string })[];
}

export interface ManualData extends RunData {
  /** `incomplete` means that no step failed, but some were skipped. */
  state: EvidenceState;
  by: string;
  conditions: Readonly<Record<string, string>>;
  steps: readonly { result: TestStatus; note?: string }[];
  note?: string | undefined;
}

export interface EvidenceData {
  suites: SuiteData[];
  /**
   * `undefined` if coverage isn't configured. If coverage is configured but the report is missing, the list of files is
   * empty.
   */
  coverage?: CoverageData | undefined;
  /** An ID is absent if no test mentions it. */
  byId: Readonly<Record<string, IdData>>;
  /** Manual test results by procedure ID. An ID is absent if no one has performed the procedure. */
  manual: Readonly<Record<string, ManualData>>;
}
