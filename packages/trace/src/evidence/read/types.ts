export type TestStatus = 'passed' | 'failed' | 'skipped';

export interface TestOutcome {
  /** The path, relative to the configured root and with forward slashes. */
  file: string;
  /** The titles of the groups, outermost first, and of the test. */
  titles: string[];
  status: TestStatus;
  seconds: number;
  message?: string | undefined;
  /** The IDs in square brackets in the titles, such as `REQ-F-01`, in order. */
  ids: string[];
  /** The Playwright project, such as a browser. */
  project?: string | undefined;
  flaky?: true | undefined;
}

export interface TestResult extends TestOutcome {
  suite: string;
}

/** Tools don't include the commit, so the script that runs them adds it. */
export interface Stamp {
  commit?: string | undefined;
  changed?: boolean | undefined;
  /** The start of the run, in ISO 8601. */
  date?: string | undefined;
}

export interface AxeResult {
  file: string;
  page: string;
  /** The conditions of the test, such as `390 px, dark`. */
  look: string;
  passes: number;
  violations: { id: string; help: string; places: number }[];
}

export interface Run extends Stamp {
  outcomes: TestOutcome[];
  axe: AxeResult[];
  /** Errors outside of any test. If there are any, the run may be incomplete. */
  errors: string[];
}

export interface EvidenceSuite extends Stamp {
  id: string;
  label: string;
  /** The path of the newest report, relative to the site's folder. Absent if there is no report. */
  report?: string | undefined;
  /** All test files of the suite. A file without results was not run. */
  files: string[];
  results: TestResult[];
  axe: AxeResult[];
}

export interface Count {
  covered: number;
  total: number;
}

export interface CoverageOfFile {
  file: string;
  statements: Count;
  branches: Count;
  functions: Count;
  lines: Count;
}

export interface Coverage extends Stamp {
  report?: string | undefined;
  files: CoverageOfFile[];
}

export interface ManualResult {
  id: string;
  date: string;
  by: string;
  commit: string;
  conditions: Record<string, string>;
  steps: { result: TestStatus; note?: string }[];
  note?: string;
  file: string;
}

export interface Evidence {
  suites: EvidenceSuite[];
  coverage?: Coverage | undefined;
  manual: ManualResult[];
}
