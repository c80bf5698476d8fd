import { z } from 'zod';
import { strict } from './strict.js';

const scope = strict({
  label: z.string().min(1).describe('The name of the scope in the search filters.'),
  sources: z.array(z.string()).min(1).describe('The IDs of the sources in the scope.'),
});

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
            'Parts of the site with a separate search, such as the manual of a tool. On the pages in a scope, a search first covers only that scope; on all other pages, it first covers the sources outside all scopes. A search without results is extended to the whole site.',
          ),
        weights: z
          .record(z.string(), z.number().positive())
          .default({})
          .describe(
            'The ranking weights of sources, by source ID, e.g. `{ "blog": 0.5 }`. Results from a source with a higher weight rank higher. Default: 1 for each source.',
          ),
        popular: z
          .array(z.string())
          .default([])
          .describe('Routes of pages to suggest while the search field is empty, e.g. `["/docs/intro"]`.'),
      }),
    ],
    {
      error: ({ code }) =>
        code === 'invalid_union' ? 'false or an object such as { route: "find" }' : undefined,
    },
  )
  .prefault({})
  .describe('Settings of the site search. `false` turns off search, and removes the search page.');

export type SearchConfig = z.output<typeof searchSchema>;
