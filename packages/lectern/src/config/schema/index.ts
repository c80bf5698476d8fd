import { z } from 'zod';
import { cspSchema } from './csp.js';
import { feedSchema } from './feed.js';
import { i18nSchema } from './i18n.js';
import { pluginSchema } from './plugins.js';
import { samplesSchema } from './samples.js';
import { searchSchema } from './search.js';
import { sourceSchema } from './sources.js';
import { strict } from './strict.js';
import { themeConfigSchema } from './theme.js';

const broken = z.enum(['throw', 'warn', 'ignore']);

/** `/` at both ends, which is what every join of addresses relies on. */
function normalizeBase(path: string): string {
  const inner = path.split('/').filter(Boolean).join('/');
  return inner === '' ? '/' : `/${inner}/`;
}

/** Pages are known by a hash of all that they are made from, these values included. */
function isJson(value: unknown): boolean {
  try {
    JSON.stringify(value);
    return true;
  } catch {
    return false;
  }
}

/** The whole configuration. Each description is the manual of its key. */
export const configSchema = strict({
  title: z.string().min(1).describe('The title of the site: navbar, browser tab, search.'),
  tagline: z.string().default('').describe('One sentence about the site.'),
  version: z.string().optional().describe('The version of the site, shown in the footer.'),
  url: z
    .url({ protocol: /^https?$/ })
    .describe('The address of the host, without the base path: canonical links and the sitemap need it.'),
  baseUrl: z
    .string()
    .default('/')
    .transform(normalizeBase)
    .describe('The base path below the host. The environment variable `BASE_URL` and `--base` override it.'),
  trailingSlash: z
    .boolean()
    .optional()
    .describe(
      '`false`: `a/b.html` served as `/a/b`; `true` or unset: `a/b/index.html` (`true` writes links with `/`).',
    ),
  favicon: z.string().optional().describe('Path of the icon in the static folder.'),
  titleDelimiter: z
    .string()
    .default('|')
    .describe('Stands between the title of a page and that of the site.'),
  noIndex: z.boolean().default(false).describe('Asks search engines to leave the site out.'),
  organizationName: z.string().optional().describe('Owner of the source repository.'),
  projectName: z.string().optional().describe('Name of the source repository.'),
  i18n: i18nSchema.prefault({}).describe('Languages.'),
  onBrokenLinks: broken.default('throw').describe('What a link to no page does to the build.'),
  onBrokenAnchors: broken.default('throw').describe('What a link to no heading does to the build.'),
  checks: z
    .record(z.string(), broken)
    .default({})
    .describe(
      'What problems of a kind do to the build, by the code that messages show in brackets, e.g. `{ "missing-alt": "warn" }`; default: what the message says, an error or a warning.',
    ),
  pageTimeLimit: z
    .number()
    .positive()
    .default(30)
    .describe('Seconds that compiling or rendering one page may take; a page that takes longer is an error.'),
  staticDirectories: z.array(z.string()).default(['static']).describe('Folders that are copied as they are.'),
  allowedPaths: z
    .array(z.string())
    .default([])
    .describe(
      'Files and folders outside of the site folder that content may read, relative to it: documents behind symbolic links, partials, raw imports, images, and other files that pages link to. The folders of `sources` and `staticDirectories` and the changelog of `feed` are allowed without it.',
    ),
  allowedHosts: z
    .array(z.string().min(1))
    .default([])
    .describe(
      'Names under which `lectern dev` and `lectern serve` answer, besides `localhost` and IP addresses; `.example.org` includes its subdomains. Requests for other hosts are refused, because a website could use its own name to read what is served on your machine.',
    ),
  customFields: z
    .record(z.string(), z.unknown().refine(isJson, 'a value as in JSON'))
    .default({})
    .describe('Values of your own, for your components.'),
  customCss: z.array(z.string()).default([]).describe('Style sheets of your own, in the site folder.'),
  islands: z
    .enum(['directive', 'auto'])
    .default('auto')
    .describe(
      "`auto`: a component that uses a hook or an event handler is hydrated even without `'use client'`.",
    ),
  search: searchSchema,
  feed: feedSchema,
  sources: z.array(sourceSchema).default([]).describe('Where pages come from, besides plug-ins.'),
  plugins: z
    .array(pluginSchema)
    .default([])
    .describe('What extends the engine: what `definePlugin`, or the function of a plug-in, returns.'),
  contentSecurityPolicy: cspSchema,
  samples: samplesSchema.prefault({}).describe('Code samples that every build checks.'),
  themeConfig: themeConfigSchema.prefault({}).describe('What the reader sees.'),
});

/** What a writer writes in `lectern.config.ts`. */
export interface UserConfig extends z.input<typeof configSchema> {}
/** The same with every default in its place. */
export type SiteConfig = z.output<typeof configSchema>;
