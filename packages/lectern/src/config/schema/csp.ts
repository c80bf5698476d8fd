import { z } from 'zod';
import { cspDirectives } from './plugins.js';
import { strict } from './strict.js';

export const cspSchema = strict({
  allow: z
    .partialRecord(z.enum(cspDirectives), z.array(z.string()))
    .default({})
    .describe(
      'Additional sources to allow, by directive, such as the servers that scripts contact at run time: `{ "connect-src": ["https://api.example.org"] }`.',
    ),
  forbid: z
    .array(z.string())
    .default([])
    .describe('Origins to block even if pages use them, e.g. `https://tracker.example`.'),
})
  .prefault({})
  .describe(
    'The content security policy, which tells browsers what a page may load. For each directive, the build allows every origin that pages load from, plus the origins in the site’s style sheets and scripts, and lists these origins in its report. The policy also requires Trusted Types, unless the site’s scripts assign HTML, or the policy allows scripts from other hosts. If you allow a Trusted Types policy under `trusted-types`, Trusted Types are always required.',
  );
