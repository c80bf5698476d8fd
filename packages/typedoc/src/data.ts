import type { OutlineEntry } from './model/outline.types.js';
import type { Recording } from './read/recordings.js';

export interface PackageData {
  kind: 'typedoc';
  outline: readonly OutlineEntry[];
  recordings: readonly Recording[];
}

export function isPackageData(data: unknown): data is PackageData {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'typedoc';
}
