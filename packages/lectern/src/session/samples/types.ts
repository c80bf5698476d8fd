import type { SampleSource } from '../../markdown/code/sample.js';

export interface Sample extends SampleSource {
  file: string;
}

export interface SampleProblem {
  /** 1-based, in the sample's code. */
  line: number;
  /** 1-based. */
  column: number;
  message: string;
}

export interface SampleSetup {
  siteDir: string;
  packages: Readonly<Record<string, string>>;
  tsconfig?: string | undefined;
  declarations: string[];
}

/** A sample as the compiler sees it: a virtual file next to its document. */
export interface SampleModule {
  path: string;
  code: string;
}

export interface SampleCounts {
  checked: number;
  optedOut: number;
  run: number;
}
