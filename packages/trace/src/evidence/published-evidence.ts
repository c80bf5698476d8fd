import type { SourceContent } from 'lectern/plugin';
import type { Evidence } from './read/types.js';

/** The name of the plug-in, which others use to find its data. */
export const evidencePlugin = 'evidence';

/** The `data` that the plug-in publishes: the test results of a project. */
export interface PublishedEvidence extends Evidence {
  /** The root of test paths, relative to the site's folder. */
  root: string;
}

/** The plug-in's data; undefined on a site without it. */
export function publishedEvidence(
  contents: readonly Pick<SourceContent, 'id' | 'data'>[],
): PublishedEvidence | undefined {
  const data = contents.find(({ id }) => id === evidencePlugin)?.data;
  return isPublishedEvidence(data) ? data : undefined;
}

/** Another plug-in may have the same name, so check the keys. */
function isPublishedEvidence(data: unknown): data is PublishedEvidence {
  if (typeof data !== 'object' || data === null) return false;
  const { root, suites, manual } = data as Partial<Record<keyof PublishedEvidence, unknown>>;
  return typeof root === 'string' && Array.isArray(suites) && Array.isArray(manual);
}
