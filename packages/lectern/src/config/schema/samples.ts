import { z } from 'zod';
import { strict } from './strict.js';

/** `samples`: code samples that are type-checked, and run where they say so. */
export const samplesSchema = strict({
  packages: z
    .record(z.string(), z.string())
    .default({})
    .describe(
      'The modules that samples are checked against: what a sample imports, and the source file that it means, relative to the site folder, e.g. `{ "my-library": "../packages/my-library/src/index.ts" }`. A `*` on both sides stands for any words. A sample in `ts`, `tsx`, `js` or `jsx` that imports one of them is checked by every build.',
    ),
  files: z
    .array(z.string())
    .default([])
    .describe(
      'Patterns of files in the site folder that are samples as a whole, such as those that a component shows. A file that ends in `.d.ts` declares what all samples may use without declaring it.',
    ),
  tsconfig: z
    .string()
    .optional()
    .describe(
      'A `tsconfig.json` whose compiler options samples have, relative to the site folder; default: strict, for the browser.',
    ),
});

export type SamplesConfig = z.output<typeof samplesSchema>;
