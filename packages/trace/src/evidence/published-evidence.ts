import type { SourceContent } from 'lectern/plugin';
import type { Evidence } from './read/types.js';

/** The name of the plug-in, by which others find what it has read. */
export const evidencePlugin = 'evidence';

/** The `data` that the plug-in publishes: what the tests of a project have shown. */
export interface PublishedEvidence extends Evidence {
  /** The folder that paths of tests are relative to, relative to the site's folder. */
  root: string;
}

/** What the plug-in has read; undefined on a site without it. */
export function publishedEvidence(
  contents: readonly Pick<SourceContent, 'id' | 'data'>[],
): PublishedEvidence | undefined {
  const data = contents.find(({ id }) => id === evidencePlugin)?.data;
  return isPublishedEvidence(data) ? data : undefined;
}

/** Another plug-in may have the same name: the keys tell. */
function isPublishedEvidence(data: unknown): data is PublishedEvidence {
  if (typeof data !== 'object' || data === null) return false;
  const { root, suites, manual } = data as Partial<Record<keyof PublishedEvidence, unknown>>;
  return typeof root === 'string' && Array.isArray(suites) && Array.isArray(manual);
}
