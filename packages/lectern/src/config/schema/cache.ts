import { z } from 'zod';
import { strict } from './strict.js';

const variable = z.string().regex(/^[A-Za-z_]\w*$/, 'the name of an environment variable');

/** `cache.remote`: results shared by several machines. */
const remoteSchema = strict({
  url: z
    .url({ protocol: /^https?$/ })
    .describe(
      'The address of the server: what comes before `/v8/artifacts` (Turborepo), or before `/ac` and `/cas` (Bazel).',
    ),
  protocol: z
    .enum(['turborepo', 'bazel'])
    .describe(
      '`turborepo`: the API of Turborepo’s remote cache, which Vercel and the npm package `turborepo-remote-cache` serve; `bazel`: Bazel’s HTTP cache, which bazel-remote and nginx with WebDAV serve.',
    ),
  token: variable
    .default('LECTERN_CACHE_TOKEN')
    .describe(
      'Name of the environment variable with the token, which the configuration itself must not hold. With `bazel`, its value may also be `user:password`. Without a value, requests are sent without a token.',
    ),
  teamId: z.string().optional().describe('Turborepo: ID of the team, sent with each request.'),
  slug: z.string().optional().describe('Turborepo: name of the team, instead of its ID.'),
  signatureKey: variable
    .optional()
    .describe(
      'Name of an environment variable with a secret that signs what is stored. Results without a valid signature are ignored. Unset: whoever can write to the server is trusted.',
    ),
  readOnly: z
    .boolean()
    .default(false)
    .describe(
      'Fetches results and never stores any: for machines whose results others must not use, e.g. `process.env.CI === undefined`.',
    ),
  timeout: z.number().positive().default(10).describe('Seconds that one request may take.'),
  maxOverhead: z
    .number()
    .positive()
    .default(0.1)
    .describe(
      'How much longer a build may take because of a slow server, as a share of its time without one. When that is used up, the build goes on without the server.',
    ),
}).describe('A server that keeps results for all machines that build this site.');

/** `cache`: results shared between builds. */
export const cacheSchema = strict({ remote: remoteSchema.optional() })
  .prefault({})
  .describe('What builds keep for later builds, besides the folder `.lectern/cache` of each machine.');

export type RemoteCacheConfig = z.output<typeof remoteSchema>;
