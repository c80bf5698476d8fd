import type { Cache } from '../cache/cache.js';
import type { ReadMemory } from '../cache/read-memory.js';
import type { SiteConfig } from '../config/schema/index.js';
import type { SiteReach } from './site-reach.js';
import type { SourceContent } from './types.js';

/** Returns the location of a key in the source's configuration. */
export type LocationInConfig = (path: readonly PropertyKey[]) => {
  file?: string;
  line?: number;
  column?: number;
};

/**
 * Returns a document's front matter from plug-ins. If the result is undefined, the front matter in the file is used.
 */
export type FrontMatterOf = (input: {
  /** Absolute path of the file. */
  path: string;
  content: string;
}) => Promise<Readonly<Record<string, unknown>> | undefined>;

/** What a source can use to read its content. */
export interface ReadOptions {
  /** Absolute path of the site's folder. */
  siteDir: string;
  /** The locale that is being built. */
  locale: string;
  /** The default locale. Its files are used where translations are missing. */
  defaultLocale: string;
  /** Whether to include drafts: true in the dev server, and false in builds. */
  includeDrafts: boolean;
  /** Cache for slow results. If undefined, nothing is cached. */
  cache?: Cache | undefined;
  /** Results of earlier reads, for reuse if the files haven't changed. If undefined, every file is read. */
  memory?: ReadMemory | undefined;
  /** Absolute path of a folder for data that later runs reuse. If undefined, nothing is stored. */
  cacheDir?: string | undefined;
  /** Returns the location of a key in the configuration, for messages. If undefined, messages have no location. */
  locationInConfig?: LocationInConfig | undefined;
  /** The configuration; undefined only in tests that read a single source. */
  config?: SiteConfig | undefined;
  /** Decides which files may be read. If undefined, as in tests of a single source, all files may be read. */
  reach?: SiteReach | undefined;
  /**
   * Returns a document's front matter from the plug-ins' `frontMatter` hooks; undefined if no plug-in has this hook.
   * Plug-ins that read documents must pass the result to `describeMarkdown`.
   */
  frontMatterOf?: FrontMatterOf | undefined;
  /** Whether documents are written in MDX 1. Default: false. */
  mdx1?: boolean | undefined;
  /**
   * Returns a message in the site's language, in which each `{name}` is replaced with its value. If undefined, messages
   * are in English.
   */
  message?: ((id: string, values?: Readonly<Record<string, string>>) => string) | undefined;
}

/** Reads one source. `key` is the source's path in the configuration, such as `['sources', 0]`. */
export interface ContentReader {
  key: readonly PropertyKey[];
  name?: string | undefined;
  defaultMessages?: Readonly<Record<string, string>> | undefined;
  read: (options: ReadOptions) => Promise<SourceContent>;
}
