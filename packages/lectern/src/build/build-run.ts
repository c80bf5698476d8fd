import type { Claim } from '../plugin/document-hooks.js';
import type { StuckPages } from '../session/render/stuck-pages.js';
import type { Session } from '../session/session.js';
import type { Shard } from '../session/shard-name.js';
import type { OutputFolder } from './publish/output.js';
import type { FolderCache } from './search/folder-cache.js';

export interface Emitted {
  name: string;
  locale: string;
  hash: string;
}

export interface BuildRun {
  session: Session;
  output: OutputFolder;
  /** Folders of the search indexes that earlier builds published. */
  folders: FolderCache;
  /** The part of the site to build; if absent, the whole site. */
  shard?: Shard | undefined;
  /** The files that `postBuild` hooks have added so far, in all locales, by path. */
  emitted: Map<string, Emitted>;
  /** The pages that exceeded a limit so far, in all locales. */
  stuck: StuckPages;
  checkOnly: boolean;
  onStep: (step: string) => void;
  /** Called with the claims found in documents, before any error ends the build. */
  onClaims: (claims: readonly Claim[]) => void;
}
