import { z } from 'zod';
import { strict } from './strict.js';

const variable = z.string().regex(/^[A-Za-z_]\w*$/, 'the name of an environment variable');

const remoteSchema = strict({
  url: z
    .url({ protocol: /^https?$/ })
    .describe(
      'The URL of the server: everything before `/v8/artifacts` (Turborepo), or before `/ac` and `/cas` (Bazel).',
    ),
  protocol: z
    .enum(['turborepo', 'bazel'])
    .describe(
      '`turborepo`: the API of Turborepo’s remote cache, as provided by Vercel and the npm package `turborepo-remote-cache`. `bazel`: Bazel’s HTTP cache, as provided by bazel-remote and nginx with WebDAV.',
    ),
  token: variable
    .default('LECTERN_CACHE_TOKEN')
    .describe(
      'Name of the environment variable that contains the token. Don’t write the token itself in the configuration. With `bazel`, the value can also be `user:password`. If the variable isn’t set, requests are sent without a token.',
    ),
  teamId: z.string().optional().describe('Turborepo: ID of the team, sent with each request.'),
  slug: z.string().optional().describe('Turborepo: name of the team. Use it instead of `teamId`.'),
  signatureKey: variable
    .optional()
    .describe(
      'Name of the environment variable that contains the secret for signing stored results. Results without a valid signature are ignored. If `signatureKey` is not set, results are not verified, so everyone who can write to the server is trusted.',
    ),
  readOnly: z
    .boolean()
    .default(false)
    .describe(
      'Fetches results but never stores any. Set it on machines whose results must not be shared. For example, `process.env.CI === undefined` lets only CI store results.',
    ),
  timeout: z.number().positive().default(10).describe('Time limit for one request, in seconds.'),
  maxOverhead: z
    .number()
    .positive()
    .default(0.1)
    .describe(
      'How much time a slow server may add to a build, as a fraction of the build time without the server. If the server adds more, the build continues without it.',
    ),
}).describe('A server that stores results for all machines that build this site.');

export const cacheSchema = strict({ remote: remoteSchema.optional() })
  .prefault({})
  .describe(
    'Where builds store results for later builds, in addition to the `.lectern/cache` folder on each machine.',
  );

export type RemoteCacheConfig = z.output<typeof remoteSchema>;
