import { z } from 'zod';
import { strict } from './strict.js';

const scope = strict({
  label: z.string().min(1).describe('Its name among the filters of the search.'),
  sources: z.array(z.string()).min(1).describe('The ids of its sources.'),
});

/** `search`: the search within the site, and the page that lists every page. */
export const searchSchema = z
  .union(
    [
      z.literal(false),
      strict({
        route: z
          .string()
          .default('search')
          .describe('The route of the page that lists every page and holds a search field.'),
        scopes: z
          .array(scope)
          .default([])
          .describe(
            'Parts of the site that are searched apart, such as the manual of a tool. On the pages of a scope the search begins there; on all other pages it begins in the remaining sources. What has no result there is looked for everywhere.',
          ),
        weights: z
          .record(z.string(), z.number().positive())
          .default({})
          .describe('How much a result counts, by the id of its source; default: 1.'),
        popular: z
          .array(z.string())
          .default([])
          .describe('Routes of pages that an empty search field proposes.'),
      }),
    ],
    {
      error: ({ code }) =>
        code === 'invalid_union' ? 'false or an object such as { route: "find" }' : undefined,
    },
  )
  .prefault({})
  .describe('The search within the site; `false` takes it away, with its page.');

export type SearchConfig = z.output<typeof searchSchema>;
