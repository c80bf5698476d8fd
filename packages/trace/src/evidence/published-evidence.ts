import type { SourceContent } from 'lectern/plugin';
import type { Evidence } from './read/types.js';

export const evidencePlugin = 'evidence';

export interface PublishedEvidence extends Evidence {
  /** The folder to which test paths are relative, as a path relative to the site's folder. */
  root: string;
}

/** Returns `undefined` on a site without the plug-in. */
export function publishedEvidence(
  contents: readonly Pick<SourceContent, 'id' | 'data'>[],
): PublishedEvidence | undefined {
  const data = contents.find(({ id }) => id === evidencePlugin)?.data;
  return isPublishedEvidence(data) ? data : undefined;
}

/** The keys are checked, because another plug-in may have the same name. */
function isPublishedEvidence(data: unknown): data is PublishedEvidence {
  if (typeof data !== 'object' || data === null) return false;
  const { root, suites, manual } = data as Partial<Record<keyof PublishedEvidence, unknown>>;
  return typeof root === 'string' && Array.isArray(suites) && Array.isArray(manual);
}
