import { explanations as blog } from '../../../packages/blog/src/explanations.js';
import { explanations as checks } from '../../../packages/checks/src/explanations.js';
import { explanationGroups } from '../../../packages/lectern/src/diagnostics/explanations/index.js';
import type { Explanations } from '../../../packages/lectern/src/diagnostics/explanations/types.js';
import { explanations as mermaid } from '../../../packages/mermaid/src/explanations.js';
import { explanations as openapi } from '../../../packages/openapi/src/explanations.js';
import { explanations as socialCards } from '../../../packages/social-cards/src/explanations.js';
import { explanations as trace } from '../../../packages/trace/src/explanations.js';
import { explanations as typedoc } from '../../../packages/typedoc/src/explanations.js';
import type { ManualPage, Section } from './markdown.js';
import type { ReportedCode } from './reported-codes.js';
import { reportedCodes } from './reported-codes.js';

export const packageExplanations: Readonly<Record<string, Explanations>> = {
  blog,
  checks,
  mermaid,
  openapi,
  'social-cards': socialCards,
  trace,
  typedoc,
};

const coreTitles: Readonly<Record<keyof typeof explanationGroups, string>> = {
  configuration: 'Configuration',
  content: 'Documents, links, and images',
  markdown: 'Markdown and code samples',
  components: 'Imports and components',
  commands: 'Commands and the output folder',
};

const severityText: Readonly<Record<ReportedCode['severity'], string>> = {
  error: 'Error',
  warning: 'Warning',
  either: 'Error or warning, as configured',
};

const reported = ['lectern', ...Object.keys(packageExplanations)].flatMap(reportedCodes);

/** Two packages may report the same code with different severities. */
function severityOf(code: string): string {
  const own = new Set(reported.filter((other) => other.code === code).map(({ severity }) => severity));
  const [first = 'error'] = own;
  return severityText[own.size > 1 ? 'either' : first];
}

function section({ title, id, codes }: { title: string; id: string; codes: Explanations }): Section {
  const entries = Object.entries(codes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, { meaning, fix }]) => ({
      name: code,
      type: severityOf(code),
      required: false,
      description: `${meaning}\n\n**Fix:** ${fix}`,
    }));
  return { title, id, entries, anchors: 'name' };
}

export const errorPage: ManualPage = {
  file: 'reference/errors.md',
  title: 'Errors and warnings',
  description: 'Every error and warning of Lectern and its plug-ins: what it means, and how to fix it.',
  position: 10,
  lead: 'On this page, you can look up what each error and warning means, and how to fix it. Each type of error or warning has a code, which messages show in brackets. To read the explanation of a code in the terminal, run `lectern explain CODE`, which works offline. To change whether a code is an error, a warning, or ignored, use the [`checks`](configuration.md#config-checks) key in the configuration.',
  sections: [
    ...Object.entries(explanationGroups).map(([id, codes]) =>
      section({ title: coreTitles[id as keyof typeof explanationGroups], id: `errors-${id}`, codes }),
    ),
    ...Object.entries(packageExplanations).map(([name, codes]) =>
      section({ title: `Plug-in \`@lectern/${name}\``, id: `errors-${name}`, codes }),
    ),
  ],
};
