import type { PluginContent } from 'lectern/plugin';
import { createPlugin, joinRoute } from 'lectern/plugin';
import { componentPath } from '../component-path.js';
import { explanations } from '../explanations.js';
import { traceMessages } from './messages.js';
import type { TraceSettings } from './options.js';
import { traceOptions } from './options.js';

/**
 * Traces requirements to use cases, designs, API symbols, and tests.
 *
 * A heading declares an ID: `### REQ-F-01: Voice input becomes an action`. `::trace{use-cases="UC-01"}` below it
 * declares its relations, and shows its row. An ID in prose is a link. An ID in square brackets in a test's title
 * declares what the test verifies. A build fails if an ID is unknown, is declared twice, or has no traces.
 *
 * Test results come from the `evidence` plug-in. Without that plug-in, nothing counts as tested.
 * @example trace({ ids: { REQ: { kind: 'requirement', label: 'Requirement' } } })
 */
export const trace = createPlugin({
  name: 'trace',
  options: traceOptions,
  setup(settings) {
    const prefixes = Object.keys(settings.ids);
    return {
      name: 'trace',
      explanations,
      messages: traceMessages,
      markdown: {
        ...(prefixes.length === 0 ? {} : { ids: `(?:${prefixes.join('|')})-\\d+` }),
        directives: {
          trace: componentPath('trace/TraceRow.tsx'),
          'trace-list': componentPath('trace/TraceList.tsx'),
          'test-cases': componentPath('trace/TestCases.tsx'),
        },
      },
      read: () => matrixPage(settings),
      assemble: async (input) => (await import('./assemble.js')).assembleTrace({ ...input, settings }),
    };
  },
});

/** The content of the page is known only after all documents are compiled. */
function matrixPage({ route: path, title, sidebar }: TraceSettings): PluginContent {
  const route = joinRoute(path);
  const location = sidebar && { source: sidebar.source, id: sidebar.sidebarId };
  return {
    pages: [
      {
        kind: 'generated',
        source: 'trace',
        route,
        title,
        description:
          'Each requirement with its use cases, designs, API symbols, and tests, and with the results of these tests.',
        file: 'the page of the plug-in "trace"',
        component: componentPath('trace/TraceMatrix.tsx'),
        sidebar: location,
      },
    ],
    branches:
      location === undefined
        ? []
        : [
            {
              from: 'trace',
              ...location,
              position: sidebar?.position,
              node: { kind: 'link', label: title, href: route, external: false },
            },
          ],
  };
}
