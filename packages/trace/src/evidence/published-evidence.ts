import type { SourceContent } from 'lectern/plugin';
import type { Evidence } from './read/types.js';

/** The name of the plug-in. Other plug-ins use it to find this plug-in's data. */
export const evidencePlugin = 'evidence';

/** The `data` that the plug-in publishes: the test results of a project. */
export interface PublishedEvidence extends Evidence {
  /** The folder to which test paths are relative, as a path relative to the site's folder. */
  root: string;
}

/** Returns the plug-in's data, or undefined on a site without the plug-in. */
export function publishedEvidence(
  contents: readonly Pick<SourceContent, 'id' | 'data'>[],
): PublishedEvidence | undefined {
  const data = contents.find(({ id }) => id === evidencePlugin)?.data;
  return isPublishedEvidence(data) ? data : undefined;
}

/** Returns whether the data has this plug-in's keys. Another plug-in may have the same name. */
function isPublishedEvidence(data: unknown): data is PublishedEvidence {
  if (typeof data !== 'object' || data === null) return false;
  const { root, suites, manual } = data as Partial<Record<keyof PublishedEvidence, unknown>>;
  return typeof root === 'string' && Array.isArray(suites) && Array.isArray(manual);
}
