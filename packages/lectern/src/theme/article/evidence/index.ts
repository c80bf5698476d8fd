import type { ReactNode } from 'react';
import type { evidenceComponentNames } from '../../../model/evidence/component-names.js';
import { AccessibilityResults } from './AccessibilityResults.js';
import { ManualResult } from './ManualResult.js';
import { TestCoverage } from './TestCoverage.js';
import { TestResults } from './TestResults.js';
import { TestSummary } from './TestSummary.js';
import { TestsOf } from './TestsOf.js';

/** What texts show results of tests with: a page that uses one of them is given the results. */
export const evidenceComponents = {
  AccessibilityResults,
  ManualResult,
  TestCoverage,
  TestResults,
  TestSummary,
  TestsOf,
} satisfies Record<(typeof evidenceComponentNames)[number], (props: never) => ReactNode>;
