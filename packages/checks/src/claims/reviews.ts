import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from 'lectern/plugin';
import { describeIssues, parseYaml, problem, strict, z } from 'lectern/plugin';
import { readNamedFile } from '../named-file.js';

const reviewSchema = strict({
  sentence: z.string('a sentence').describe('The reviewed sentence.'),
  because: z
    .string('a reason')
    .describe(
      'Why the numbers in the sentence are right, or why no value in the code or the documents has to match them.',
    ),
});

const reviewsSchema = z.record(z.string(), z.array(reviewSchema, 'a list of reviews'), 'reviews by document');

export type Review = z.output<typeof reviewSchema>;
export type Reviews = Readonly<Record<string, readonly Review[]>>;

export interface ReadReviews {
  reviews: Reviews;
  diagnostics: Diagnostic[];
}

export function readReviews({ siteDir, file }: { siteDir: string; file: string | undefined }): ReadReviews {
  if (file === undefined) return { reviews: {}, diagnostics: [] };
  if (!existsSync(join(siteDir, file))) return { reviews: {}, diagnostics: [] };
  const read = readNamedFile({ siteDir, file });
  if ('problem' in read)
    return {
      reviews: {},
      diagnostics: [
        problem({
          code: 'wrong-reviews',
          message: read.problem,
          hint: 'Correct `claims.reviews` in the options of the plug-in "checks".',
        }),
      ],
    };
  return parseReviews({ file, text: read.text });
}

function parseReviews({ file, text }: { file: string; text: string }): ReadReviews {
  const known = reviewsSchema.safeParse(parsedJson(text));
  if (known.success) return { reviews: known.data, diagnostics: [] };
  // The YAML parser is slower than `JSON.parse`, but gives each error a location.
  const code = 'wrong-reviews';
  const { value, diagnostics, locationOf } = parseYaml({ file, text, code, what: 'The reviews file' });
  if (diagnostics.length > 0) return { reviews: {}, diagnostics };
  const parsed = reviewsSchema.safeParse(value ?? {});
  if (parsed.success) return { reviews: parsed.data, diagnostics: [] };
  const hint =
    'Write the reviews of each document as a list: {"docs/a.md": [{"sentence": "…", "because": "…"}]}.';
  const found = describeIssues({ issues: parsed.error.issues, value }).map(({ path, unknownKey, message }) =>
    problem({ code, message, hint, file, ...locationOf(path, unknownKey ? 'key' : 'value') }),
  );
  return { reviews: {}, diagnostics: found };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
