import type { Diagnostic } from 'lectern/plugin';
import type { Coverage, Run } from './types.js';

interface Input {
  text: string;
  /** Absolute path of the folder that paths of tests are relative to. */
  root: string;
  /** The report, relative to the site's folder, for messages. */
  file: string;
}
export type Parsed<T> =
  | {
      value: T;
      diagnostics: [];
    }
  | {
      value: undefined;
      diagnostics: Diagnostic[];
    };
/** Reads a report of tests; its format is told by its keys. */
export declare function parseRun({ text, root, file }: Input): Parsed<Run>;
/** Reads a summary of coverage. */
export declare function parseCoverage({ text, root, file }: Input): Parsed<Coverage>;
