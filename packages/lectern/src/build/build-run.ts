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
  folders: FolderCache;
  shard?: Shard | undefined;
  emitted: Map<string, Emitted>;
  stuck: StuckPages;
  checkOnly: boolean;
  onStep: (step: string) => void;
  onClaims: (claims: readonly Claim[]) => void;
}
