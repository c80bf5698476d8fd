import type { Cache } from '../cache/cache.js';
import type { ReadMemory } from '../cache/read-memory.js';
import type { SiteConfig } from '../config/schema/index.js';
import type { SiteReach } from './site-reach.js';
import type { SourceContent } from './types.js';

/** Returns the location of a key in a source's configuration. */
export type LocationInConfig = (path: readonly PropertyKey[]) => {
  file?: string;
  line?: number;
  column?: number;
};

/** Returns a document's front matter from plug-ins; undefined to use the front matter in the file. */
export type FrontMatterOf = (input: {
  /** Absolute path of the file. */
  path: string;
  content: string;
}) => Promise<Readonly<Record<string, unknown>> | undefined>;

export interface ReadOptions {
  /** Absolute path of the site's folder. */
  siteDir: string;
  /** The current locale. */
  locale: string;
  /** The default locale, whose files replace missing translations. */
  defaultLocale: string;
  /** Whether to include drafts: true in the dev server, false in builds. */
  includeDrafts: boolean;
  /** Caches slow results. If undefined, results are computed each time. */
  cache?: Cache | undefined;
  /** Results of earlier reads. If undefined, every file is read. */
  memory?: ReadMemory | undefined;
  /** Absolute path of the folder that stores data for later runs. If undefined, nothing is stored. */
  cacheDir?: string | undefined;
  /**
   * Returns the location of a key in the configuration, for messages. If undefined, these messages have no location.
   */
  locationInConfig?: LocationInConfig | undefined;
  /** The configuration; undefined in tests of a single source. */
  config?: SiteConfig | undefined;
  /** Decides which files content can read; undefined in tests of a single source, in which every file is readable. */
  reach?: SiteReach | undefined;
  /**
   * Returns a document's front matter from the plug-ins' `frontMatter` hooks; undefined if no plug-in has this hook.
   * Plug-ins that read documents pass the result to `describeMarkdown`.
   */
  frontMatterOf?: FrontMatterOf | undefined;
  /** Whether documents are written in MDX 1. Default: false. */
  mdx1?: boolean | undefined;
  /**
   * Returns a message in the site's language, with each `{name}` replaced by its value. If undefined, messages are in
   * English.
   */
  message?: ((id: string, values?: Readonly<Record<string, string>>) => string) | undefined;
}

/** Reads one source. `key` is the source's path in the configuration, such as `['sources', 0]`. */
export interface ContentReader {
  key: readonly PropertyKey[];
  /** Name of the plug-in, or ID of the source. */
  name?: string | undefined;
  /** The reader's messages in English, by ID. */
  defaultMessages?: Readonly<Record<string, string>> | undefined;
  read: (options: ReadOptions) => Promise<SourceContent>;
}
