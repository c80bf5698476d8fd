import { z } from 'zod';
import { strict } from './strict.js';

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
