/** The components that show results of tests; the theme has one for each. */
export const evidenceComponentNames = [
  'AccessibilityResults',
  'TestCoverage',
  'TestResults',
  'TestSummary',
  'TestsOf',
] as const;
