/** The components that show results of tests; the theme has one for each. */
export const evidenceComponentNames = [
  'AccessibilityResults',
  'ManualResult',
  'TestCoverage',
  'TestResults',
  'TestSummary',
  'TestsOf',
] as const;
