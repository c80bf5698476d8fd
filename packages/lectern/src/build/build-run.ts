import type { Session } from '../session/session.js';
import type { OutputFolder } from './publish/output.js';
import type { SearchAhead } from './search/ahead.js';
import type { KeptFolders } from './search/kept-folders.js';

/** One build: its session, and what it writes to. */
export interface BuildRun {
  session: Session;
  output: OutputFolder;
  /** Folders of search indexes, as earlier builds published them. */
  folders: KeptFolders;
  /** The search indexes that are begun before their pages are known, by locale. */
  aheads: ReadonlyMap<string, SearchAhead>;
  /** Told of each step when it begins. */
  onStep: (step: string) => void;
}
