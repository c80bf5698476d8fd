import { z } from 'zod';
import { cacheSchema } from './cache.js';
import { cspSchema } from './csp.js';
import { feedSchema } from './feed.js';
import { filePath } from './file-path.js';
import { i18nSchema } from './i18n.js';
import { pluginSchema } from './plugins.js';
import { samplesSchema } from './samples.js';
import { searchSchema } from './search.js';
import { sourceSchema } from './sources.js';
import { strict } from './strict.js';
import { themeConfigSchema } from './theme.js';

const broken = z.enum(['throw', 'warn', 'ignore']);

/** Code that joins URLs expects a slash at the start and the end of a base path. */
function normalizeBase(path: string): string {
  const inner = path.split('/').filter(Boolean).join('/');
  return inner === '' ? '/' : `/${inner}/`;
}

function isBasePath(path: string): boolean {
  if (/^[a-z][a-z\d+.-]*:|[\p{Cc}\\?#]|(?:^|\/)\.\.?(?:\/|$)/iu.test(path)) return false;
  try {
    // `decodeURI` throws if the path is invalid. The bundler would remove the call if its result were unused.
    return !decodeURI(path).includes('\0');
  } catch {
    return false;
  }
}

/** `customFields` must be JSON-serializable, because the configuration is part of the hash of a page's inputs. */
function isJson(value: unknown): boolean {
  try {
    JSON.stringify(value);
    return true;
  } catch {
    return false;
  }
}

/** The schema of the whole configuration. The reference page is generated from the descriptions in it. */
export const configSchema = strict({
  title: z.string().min(1).describe('The title of the site, shown in the navbar, browser tabs, and search.'),
  tagline: z
    .string()
    .default('')
    .describe('One sentence about the site, which is also the description of pages that have none.'),
  version: z.string().optional().describe('The version of the site, shown in the footer.'),
  url: z
    .url({ protocol: /^https?$/ })
    .describe(
      'The URL of the host, without the base path, e.g. `https://docs.example.org`. Canonical links and the sitemap need it.',
    ),
  baseUrl: z
    .string()
    .refine(isBasePath, { error: 'a path such as "/" or "/project/"' })
    .default('/')
    .transform(normalizeBase)
    .describe(
      'The base path on the host, e.g. `/project/`. The `BASE_URL` environment variable and the `--base` option override it.',
    ),
  trailingSlash: z
    .boolean()
    .optional()
    .describe(
      'Determines the file and the URL of each page. With `false`, a page is `a/b.html`, served as `/a/b`. With `true` or without this key, it is `a/b/index.html`. Links to pages end with `/` only with `true`.',
    ),
  favicon: filePath().optional().describe('Path of the icon in the static folder, e.g. `img/favicon.ico`.'),
  titleDelimiter: z
    .string()
    .default('|')
    .describe('The separator between the title of a page and the title of the site, in browser tabs.'),
  noIndex: z.boolean().default(false).describe('Asks search engines not to index the site.'),
  organizationName: z
    .string()
    .optional()
    .describe('Owner of the source repository. Only components use it, through `useDocusaurusContext`.'),
  projectName: z
    .string()
    .optional()
    .describe('Name of the source repository. Only components use it, through `useDocusaurusContext`.'),
  i18n: i18nSchema.prefault({}).describe('The languages of the site.'),
  onBrokenLinks: broken
    .default('throw')
    .describe(
      'How the build treats a link to a missing page or file: `throw` reports an error, which makes the build fail; `warn` reports a warning.',
    ),
  onBrokenAnchors: broken
    .default('throw')
    .describe('How the build treats a link to a missing heading, with the same values as `onBrokenLinks`.'),
  checks: z
    .record(z.string(), broken)
    .default({})
    .describe(
      'How the build treats each type of problem. The keys are the codes that messages show in brackets, e.g. `{ "missing-alt": "warn" }`. Default: the severity that the message shows.',
    ),
  pageTimeLimit: z
    .number()
    .positive()
    .default(30)
    .describe(
      'Time limit in seconds for compiling or rendering one page. A page that takes longer is reported as an error.',
    ),
  hookTimeLimit: z
    .number()
    .positive()
    .default(30)
    .describe(
      'How many seconds a hook of a plug-in may block the event loop. Waiting, for example for a file, doesn’t count. A hook that blocks it for longer is stopped and reported as an error. A function that a plug-in runs in a worker thread has the same limit, but there, waiting counts.',
    ),
  staticDirectories: z
    .array(filePath())
    .default(['static'])
    .describe(
      'Folders whose files are copied unchanged to the root of the site. Paths are relative to the site folder.',
    ),
  frontMatterDates: z
    .boolean()
    .default(false)
    .describe(
      'Whether unquoted dates in front matter are `Date` objects in MDX expressions, such as `{frontMatter.date}`, as in Docusaurus. By default, they are strings.',
    ),
  linkedFiles: z
    .enum(['assets', 'docusaurus'])
    .default('assets')
    .describe(
      'The URLs of files that documents link to. `assets`: `/assets/<name>-<hash>`; files in the static folder keep their paths. `docusaurus`: the same URLs as in Docusaurus, `/assets/files/<name>-<hash>`, even for files in the static folder.',
    ),
  allowedPaths: z
    .array(filePath())
    .default([])
    .describe(
      'Files and folders outside the site folder that the site’s content can read. Paths are relative to the site folder. This applies to partials, raw imports, images, other files that pages link to, and the targets of symbolic links. The folders of `sources` and `staticDirectories`, and the changelog of `feed`, are always allowed.',
    ),
  repositoryRoot: filePath()
    .optional()
    .describe(
      'The root folder of the repository, relative to the site folder, for example `..`. The site’s content can read files anywhere in the repository, except for files that look like secrets. Default: content can read only files inside the site folder. In a site with a `docusaurus.config` file, content can read the repository that the site is part of.',
    ),
  allowedHosts: z
    .array(z.string().min(1))
    .default([])
    .describe(
      'Host names that `lectern dev` and `lectern serve` respond to, in addition to `localhost` and IP addresses. `.example.org` includes its subdomains. Requests for other hosts are refused to prevent DNS rebinding: another website could make its host name point to your machine and read what is served there.',
    ),
  customFields: z
    .record(z.string(), z.unknown().refine(isJson, 'a JSON value'))
    .default({})
    .describe(
      'Custom values for your components, which get them from `useDocusaurusContext().siteConfig`. Must be JSON-serializable.',
    ),
  customCss: z
    .array(filePath())
    .default([])
    .describe('Your own style sheets, relative to the site folder, e.g. `src/css/custom.css`.'),
  islands: z
    .enum(['directive', 'auto'])
    .default('auto')
    .describe(
      "Which components are islands. `auto`: also components without `'use client'` that have an event handler, use a hook that needs the browser, such as `useState`, provide a React context, or render an interactive component from a package. `directive`: only components with `'use client'`.",
    ),
  cache: cacheSchema,
  search: searchSchema,
  feed: feedSchema,
  sources: z
    .array(sourceSchema)
    .default([])
    .describe('The content sources of the site. Plug-ins can add pages, too.'),
  plugins: z
    .array(pluginSchema)
    .default([])
    .describe(
      'The plug-ins of the site. Each entry is the return value of `definePlugin`, or of a function that a plug-in package exports.',
    ),
  contentSecurityPolicy: cspSchema,
  samples: samplesSchema.prefault({}).describe('Code samples to check in every build.'),
  themeConfig: themeConfigSchema
    .prefault({})
    .describe('Navbar, footer, colors, and other parts of the theme.'),
});

/** The configuration as written in `lectern.config.ts`. */
export interface UserConfig extends z.input<typeof configSchema> {}
/** The configuration, with defaults for all missing keys. */
export type SiteConfig = z.output<typeof configSchema>;
