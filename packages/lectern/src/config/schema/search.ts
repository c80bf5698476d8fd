import { z } from 'zod';
import { strict } from './strict.js';

const scope = strict({
  label: z.string().min(1).describe('The name of the scope among the search filters.'),
  sources: z.array(z.string()).min(1).describe('The IDs of the sources in the scope.'),
});

/** `search`: site search, and the page that lists all pages. */
export const searchSchema = z
  .union(
    [
      z.literal(false),
      strict({
        route: z
          .string()
          .default('search')
          .describe('The route of the search page, which lists every page and has a search field.'),
        scopes: z
          .array(scope)
          .default([])
          .describe(
            'Parts of the site with a separate search, such as the manual of a tool. On the pages of a scope, the search starts in that scope; on all other pages, it starts in the remaining sources. A query without results there searches the whole site.',
          ),
        weights: z
          .record(z.string(), z.number().positive())
          .default({})
          .describe('How much the results from a source count, by the ID of the source. Default: 1.'),
        popular: z
          .array(z.string())
          .default([])
          .describe('Routes of pages that an empty search field suggests.'),
      }),
    ],
    {
      error: ({ code }) =>
        code === 'invalid_union' ? 'false or an object such as { route: "find" }' : undefined,
    },
  )
  .prefault({})
  .describe('Settings of the site search. `false` removes the search and its page.');

export type SearchConfig = z.output<typeof searchSchema>;
