import { z } from 'zod';
import { filePath } from './file-path.js';
import { strict } from './strict.js';

export const samplesSchema = strict({
  packages: z
    .record(z.string(), filePath())
    .default({})
    .describe(
      'The packages that samples are checked against. Each key is the name that samples import, and its value is the path of the source file, relative to the site folder, e.g. `{ "my-library": "../packages/my-library/src/index.ts" }`. A `*` in the name and in the path matches any text. Every build checks the samples in `ts`, `tsx`, `js`, or `jsx` that import one of these packages.',
    ),
  files: z
    .array(z.string())
    .default([])
    .describe(
      'Glob patterns of files in the site folder to check as samples, such as files that a component shows. A `.d.ts` file among them is not a sample: it declares names that all samples can use.',
    ),
  tsconfig: filePath()
    .optional()
    .describe(
      'Path of a `tsconfig.json` with the compiler options for samples, relative to the site folder. Default: `strict`, with the types of the DOM.',
    ),
});

export type SamplesConfig = z.output<typeof samplesSchema>;
