import type { Diagnostic } from 'lectern/plugin';
import type { EvidenceSettings } from '../options.js';
import type { Evidence } from './types.js';
export interface ReadEvidence {
  evidence: Evidence;
  diagnostics: Diagnostic[];
  /** Absolute paths of the reports, also of those that there are not: their change makes pages say something else. */
  poll: string[];
}
interface Options extends EvidenceSettings {
  /** Absolute path. */
  siteDir: string;
}
/**
 * Reads what tests have shown. A report that does not exist is no mistake: its suites have no results. One that
 * cannot be read is.
 */
export declare function readEvidence({
  siteDir,
  root: folder,
  suites,
  coverage,
  manual: folderOfResults,
}: Options): Promise<ReadEvidence>;
