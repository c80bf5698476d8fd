import type { Cache } from '../cache/cache.js';
import type { ReadMemory } from '../cache/read-memory.js';
import type { SiteConfig } from '../config/schema/index.js';
import type { SiteReach } from './site-reach.js';
import type { SourceContent } from './types.js';

/** Where a key of a source's configuration stands. */
export type PlaceInConfig = (path: readonly PropertyKey[]) => {
  file?: string;
  line?: number;
  column?: number;
};

export interface ReadOptions {
  /** Absolute path of the site's folder. */
  siteDir: string;
  /** The language that is read. */
  locale: string;
  /** The language whose files stand in for those that are not translated. */
  defaultLocale: string;
  /** Drafts are pages only for a dev server. */
  includeDrafts: boolean;
  /** Keeps what takes long to read; absent: it is read again each time. */
  cache?: Cache | undefined;
  /** What earlier reads have made of the files; absent: every file is read. */
  memory?: ReadMemory | undefined;
  /** Absolute path of the folder for what later runs can use; absent: nothing is kept. */
  cacheDir?: string | undefined;
  /** For messages; absent: they name no place. */
  placeInConfig?: PlaceInConfig | undefined;
  /** The configuration; absent in tests of a single source. */
  config?: SiteConfig | undefined;
  /** Which files content may read; absent in tests of a single source: there is no limit. */
  reach?: SiteReach | undefined;
  /** A message in the language of the site, with `{name}` replaced by its value; default: in English. */
  message?: ((id: string, values?: Readonly<Record<string, string>>) => string) | undefined;
}

/** What reads one source, and the key of its configuration: `['sources', 0]`. */
export interface ContentReader {
  key: readonly PropertyKey[];
  /** What it says in English, by id. */
  defaultMessages?: Readonly<Record<string, string>> | undefined;
  read: (options: ReadOptions) => Promise<SourceContent>;
}
