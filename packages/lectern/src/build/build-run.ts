import type { Claim } from '../plugin/plugin.js';
import type { Session } from '../session/session.js';
import type { Shard } from '../session/shard-name.js';
import type { OutputFolder } from './publish/output.js';
import type { KeptFolders } from './search/kept-folders.js';

/** One build: its session, and what it writes to. */
export interface BuildRun {
  session: Session;
  output: OutputFolder;
  /** Folders of search indexes, as earlier builds published them. */
  folders: KeptFolders;
  /** The part of the site to build; absent: all of it. */
  shard?: Shard | undefined;
  /** True if nothing will be published. */
  checkOnly: boolean;
  /** Called for each step when it begins. */
  onStep: (step: string) => void;
  /** Called with the claims in documents, before any error ends the build. */
  onClaims: (claims: readonly Claim[]) => void;
}
