import type { Diagnostic } from 'lectern/plugin';
import { z } from 'lectern/plugin';
import type { ManualResult } from './types.js';
/** One file: a procedure that somebody has performed, once. */
export declare const manualResultSchema: z.ZodObject<
  {
    id: z.ZodString;
    date: z.ZodString;
    by: z.ZodString;
    commit: z.ZodString;
    conditions: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodString>>;
    steps: z.ZodArray<
      z.ZodObject<
        {
          result: z.ZodEnum<{
            passed: 'passed';
            failed: 'failed';
            skipped: 'skipped';
          }>;
          note: z.ZodOptional<z.ZodString>;
        },
        z.core.$strict
      >
    >;
    note: z.ZodOptional<z.ZodString>;
  },
  z.core.$strict
>;
export interface ReadManual {
  results: ManualResult[];
  diagnostics: Diagnostic[];
  /** Absolute paths of the folder and its files. */
  poll: string[];
}
/** Reads what people have recorded of procedures that they performed. */
export declare function readManualResults({
  siteDir,
  folder,
}: {
  siteDir: string;
  /** Relative to the site's folder; default: nobody performs any. */
  folder: string | undefined;
}): Promise<ReadManual>;
/** Checks the text of one file. */
export declare function parseManualResult({ file, text }: { file: string; text: string }): {
  result?: ManualResult;
  diagnostics: Diagnostic[];
};
/** Of several results of one procedure the last one counts; of two of one day, that of the later name. */
export declare function latestResults(results: readonly ManualResult[]): ManualResult[];
