import { z } from 'lectern/plugin';
import { stampOf, stampSchema } from './stamp.js';
import type { Coverage } from './types.js';
import { relativeFile } from './words.js';

const count = z.object({ covered: z.int().min(0), total: z.int().min(0) });
const counts = z.object({ statements: count, branches: count, functions: count, lines: count });

/** The `json-summary` report of Istanbul and Vitest: counts by file, and `total`. */
export const coverageSchema = z
  .object({ total: counts, stamp: stampSchema.optional(), checksum: z.string().optional() })
  .catchall(counts);

export function coverageOf({
  report: { stamp, total: _total, checksum: _checksum, ...files },
  root,
}: {
  report: z.output<typeof coverageSchema>;
  root: string;
}): Coverage {
  return {
    ...stampOf({ stamp }),
    files: Object.entries(files)
      .map(([file, found]) => ({ file: relativeFile({ root, file }), ...found }))
      .sort((a, b) => (a.file < b.file ? -1 : 1)),
  };
}
