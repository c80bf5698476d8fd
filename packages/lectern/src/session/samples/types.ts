import type { SampleSource } from '../../markdown/code/sample.js';

/** A code sample of the site. */
export interface Sample extends SampleSource {
  /** Path relative to the site's folder. */
  file: string;
}

/** What is wrong in a sample, at a place in its code. */
export interface SampleProblem {
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
  message: string;
}

/** How samples are compiled. */
export interface SampleSetup {
  siteDir: string;
  /** Absolute paths of source files by what a sample imports. */
  packages: Readonly<Record<string, string>>;
  /** Absolute path. */
  tsconfig?: string | undefined;
  /** Absolute paths of what declares names for all samples. */
  declarations: string[];
}

/** A sample as the compiler sees it: a file in the folder that it is written in. */
export interface SampleModule {
  /** Absolute path; the file does not exist. */
  path: string;
  code: string;
}

export interface SampleCounts {
  checked: number;
  /** Left out by `no-check`. */
  optedOut: number;
  run: number;
}
