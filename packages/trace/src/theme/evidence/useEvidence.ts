import type { EvidenceData, SuiteData } from '../../../model/evidence/types.js';
import { useRenderContext } from '../../context.js';
import { usePageStyles } from '../../page-assets.js';
import { PropertyError } from '../../property-error.js';
import styles from '../../styles/evidence.css?url';

/**
 * The results of tests, for a component that shows them; adds their style sheet to the page.
 * @throws PropertyError where the site names no reports.
 */
export function useEvidence(component: string): EvidenceData {
  const { evidence } = useRenderContext('useEvidence');
  usePageStyles(styles);
  if (evidence === undefined)
    throw new PropertyError({
      component,
      message: `<${component}> shows results of tests, and the configuration names no reports.`,
      hint: 'Add the key "evidence" to lectern.config.ts.',
    });
  return evidence;
}

/** Finds suites by their ids, in the order in which they are named; all of them where none is. */
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
      message: `<${component}> names the suite "${id}", which the configuration does not have.`,
      hint: `Suites of the key "evidence": ${known}.`,
    });
  });
}
