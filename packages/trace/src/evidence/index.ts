import { posix } from 'node:path';
import type { Diagnostic, DocumentInput, PluginContent, PluginInput, ReadOptions } from 'lectern/plugin';
import { createPlugin } from 'lectern/plugin';
import { componentPath } from '../component-path.js';
import { explanations } from '../explanations.js';
import { exampleResultProblems } from './example-results.js';
import { evidenceMessages } from './messages.js';
import type { EvidenceSettings } from './options.js';
import { evidenceOptions } from './options.js';
import type { PublishedEvidence } from './published-evidence.js';
import { evidencePlugin, publishedEvidence } from './published-evidence.js';
import { unknownIds } from './unknown-ids.js';

const components = [
  'AccessibilityResults',
  'ManualResult',
  'TestCoverage',
  'TestResults',
  'TestSummary',
  'TestsOf',
];

/**
 * Shows test results. Components in documents, such as `<TestSummary />`, show data from Vitest and Playwright
 * reports, and from records of manual tests.
 * @example evidence({ suites: [{ id: 'unit', label: 'Unit tests', reports: ['../unit.json'], include:
 *   ['src/*.test.ts'] }] })
 */
export const evidence = createPlugin({
  name: evidencePlugin,
  options: evidenceOptions,
  setup: (settings) => ({
    name: evidencePlugin,
    explanations,
    messages: evidenceMessages,
    markdown: {
      parts: true,
      components: Object.fromEntries(
        components.map((component) => [component, componentPath(`evidence/${component}.tsx`)]),
      ),
    },
    inputs: inputsOf(settings),
    read: (context) => read({ ...context, settings }),
    checkDocument: ({ file, parts, contents }) => ({
      diagnostics: documentProblems({ file, parts, contents, folder: settings.manual }),
    }),
    async assemble({ contents, locale, config }) {
      const found = publishedEvidence(contents);
      if (found === undefined) return {};
      const { evidenceData } = await import('./model/evidence-data.js');
      return { data: evidenceData({ evidence: found, locale, config }) };
    },
  }),
});

function documentProblems({
  file,
  parts,
  contents,
  folder,
}: Pick<DocumentInput, 'file' | 'parts' | 'contents'> & { folder: string | undefined }): Diagnostic[] {
  const found = publishedEvidence(contents);
  return [
    ...unknownIds({ file, parts, evidence: found }),
    ...exampleResultProblems({ file, parts, evidence: found, folder }),
  ];
}

function inputsOf({ root, suites, coverage, measurements, manual }: EvidenceSettings): PluginInput[] {
  const reports = [...suites.flatMap((suite) => suite.reports), ...(coverage?.reports ?? [])];
  const tests = suites.flatMap(({ include }) => include);
  return [
    { kind: 'folder', path: root, what: 'the root folder of the tests' },
    ...tests.map((pattern): PluginInput => {
      return { kind: 'folder', path: posix.join(root, pattern), what: 'a folder with tests' };
    }),
    ...reports.map((path): PluginInput => ({ kind: 'file', path, what: 'a test report' })),
    ...measurements.map((path): PluginInput => ({ kind: 'file', path, what: 'a measurements file' })),
    ...(manual === undefined
      ? []
      : [{ kind: 'folder', path: manual, what: 'the folder of manual test results' } as const]),
  ];
}

async function read({
  settings,
  siteDir,
}: Pick<ReadOptions, 'siteDir'> & { settings: EvidenceSettings }): Promise<PluginContent> {
  const { readEvidence } = await import('./read/read-evidence.js');
  const { evidence: found, diagnostics, poll } = await readEvidence({ siteDir, ...settings });
  const data: PublishedEvidence = { root: settings.root, ...found };
  return { data, diagnostics, poll };
}
