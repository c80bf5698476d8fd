import { PropertyError, usePageStyles, usePluginData } from 'lectern/theme';
import type { EvidenceData, SuiteData } from '../../evidence/model/types.js';
import { evidencePlugin } from '../../evidence/published-evidence.js';
import styles from './evidence.css?url';

export function useEvidence(): EvidenceData {
  usePageStyles(styles);
  // This cast is safe: the component is available only on sites with the plug-in, whose `assemble` returned the data.
  return usePluginData(evidencePlugin) as EvidenceData;
}

/**
 * Returns all suites if `ids` is `undefined`.
 * @throws PropertyError if a suite does not exist.
 */
export function pickSuites({
  component,
  evidence,
  ids,
}: {
  component: string;
  evidence: EvidenceData;
  ids?: readonly string[] | undefined;
}): SuiteData[] {
  const { suites } = evidence;
  if (ids === undefined) return [...suites];
  return ids.map((id) => {
    const suite = suites.find((candidate) => candidate.id === id);
    if (suite !== undefined) return suite;
    const known = suites.map((candidate) => `"${candidate.id}"`).join(', ') || 'none';
    throw new PropertyError({
      component,
      message: `<${component}> names the suite "${id}", which does not exist.`,
      hint: `Correct the ID. Suites in the options of the plug-in "evidence": ${known}.`,
    });
  });
}
