import type { OutlineEntry } from './model/outline.types.js';
import type { Recording } from './read/recordings.js';

/** What `read` returns as `data`: a package, as far as diagrams show it. */
export interface PackageData {
  kind: 'typedoc';
  outline: readonly OutlineEntry[];
  recordings: readonly Recording[];
}

/** Tells the data of this plug-in from those of others. */
export function isPackageData(data: unknown): data is PackageData {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'typedoc';
}
