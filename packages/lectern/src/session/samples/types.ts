import type { SampleSource } from '../../markdown/code/sample.js';

/** A code sample of the site. */
export interface Sample extends SampleSource {
  file: string;
}

/** A problem in a sample, with its location in the code. */
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
  packages: Readonly<Record<string, string>>;
  tsconfig?: string | undefined;
  /** Absolute paths of declaration files for all samples. */
  declarations: string[];
}

/** A sample as the compiler sees it: a virtual file next to its document. */
export interface SampleModule {
  /** Absolute path of the virtual file. */
  path: string;
  code: string;
}

export interface SampleCounts {
  checked: number;
  /** Number of samples marked `no-check`. */
  optedOut: number;
  run: number;
}
