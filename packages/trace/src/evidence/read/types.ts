export type TestStatus = 'passed' | 'failed' | 'skipped';

/** What one test has shown, as every tool says it. */
export interface TestOutcome {
  /** Relative to the root that the configuration names, with forward slashes. */
  file: string;
  /** Groups from the outside, then the test's own title. */
  titles: string[];
  status: TestStatus;
  seconds: number;
  /** Of a failure: why, without colors and without the call stack. */
  message?: string | undefined;
  /** Ids in square brackets in the titles, such as `REQ-F-01`, in their order. */
  ids: string[];
  /** Playwright's project, such as a browser. */
  project?: string | undefined;
  /** It passed only when it was tried again. */
  flaky?: true | undefined;
}

export interface TestResult extends TestOutcome {
  /** ID of the suite. */
  suite: string;
}

/** What a report was made from, and when. Tools do not say the commit: who runs them adds it. */
export interface Stamp {
  /** Full hash; absent if the report does not say it. */
  commit?: string | undefined;
  /** The files were not those of the commit alone. */
  changed?: boolean | undefined;
  /** ISO 8601, when the run began. */
  date?: string | undefined;
}

/** What axe has found on one page. */
export interface AxeResult {
  /** The test that called axe, relative to the root. */
  file: string;
  /** The page, as the test calls it, e.g. its route. */
  page: string;
  /** How it was looked at, e.g. `390 px, dark`. */
  look: string;
  /** Rules that hold on it. */
  passes: number;
  violations: { id: string; help: string; places: number }[];
}

/** One report of a tool. */
export interface Run extends Stamp {
  outcomes: TestOutcome[];
  axe: AxeResult[];
  /** What went wrong outside of any test: then nothing of the run can be trusted to be complete. */
  errors: string[];
}

export interface EvidenceSuite extends Stamp {
  id: string;
  label: string;
  /** The report that counts, relative to the site's folder; absent if there is none. */
  report?: string | undefined;
  /** All files of its tests that there are; one without results was not run. */
  files: string[];
  results: TestResult[];
  axe: AxeResult[];
}

export interface Count {
  covered: number;
  total: number;
}

export interface CoverageOfFile {
  /** Relative to the root. */
  file: string;
  statements: Count;
  branches: Count;
  functions: Count;
  lines: Count;
}

export interface Coverage extends Stamp {
  /** Absent if there is no report. */
  report?: string | undefined;
  files: CoverageOfFile[];
}

/** What someone saw who performed a procedure. */
export interface ManualResult {
  /** Of the procedure, such as `AT-01`. */
  id: string;
  /** `2026-11-21` */
  date: string;
  /** Name or role of who did it. */
  by: string;
  commit: string;
  /** Browser, device, room and the like. */
  conditions: Record<string, string>;
  /** In the order of the procedure. */
  steps: { result: TestStatus; note?: string }[];
  note?: string;
  /** The file, relative to the site's folder. */
  file: string;
}

/** All that tests have shown, by the configuration of the site. */
export interface Evidence {
  suites: EvidenceSuite[];
  coverage?: Coverage | undefined;
  /** The last result of each procedure that people have performed. */
  manual: ManualResult[];
}
