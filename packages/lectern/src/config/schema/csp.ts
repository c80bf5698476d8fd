import { z } from 'zod';
import { cspDirectives } from './plugins.js';
import { strict } from './strict.js';

/** `contentSecurityPolicy` */
export const cspSchema = strict({
  allow: z
    .partialRecord(z.enum(cspDirectives), z.array(z.string()))
    .default({})
    .describe('Sources to allow besides, by directive: what scripts load, which no page shows.'),
  forbid: z
    .array(z.string())
    .default([])
    .describe('Origins that pages name and that stay forbidden, e.g. `https://tracker.example`.'),
})
  .prefault({})
  .describe(
    'The policy that tells browsers what a page may load. The build allows each origin that a page loads something from, by directive, and says which.',
  );
