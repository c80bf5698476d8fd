import type { TokenValue } from '../../markdown/tokens.js';
import type { TextJob, TextPart } from './document-job.js';
import { createElementTrace } from './element-trace.js';
import type { JobArticle, JobEnvironment } from './job-environment.js';
import { loadDirectives, loadFrame, loadNamedComponents } from './plugin-components.js';
import { codeOfDocument, locationOfName, named, runText } from './run-document.js';

export interface DocumentPageJob extends TextJob {
  kind: 'document';
  file: string;
  codes: string[];
  tokens: [token: string, value: TokenValue][];
  broken: string[];
}

export async function documentArticle({
  job,
  environment: { siteDir, options, loadModule, limit },
}: {
  job: DocumentPageJob;
  environment: Pick<JobEnvironment, 'siteDir' | 'options' | 'loadModule' | 'limit'>;
}): Promise<JobArticle> {
  const { file, parts, codes } = job;
  const tokens = new Map(job.tokens);
  const codeByFile = new Map(parts.map((part, index) => [part.file, codes[index] ?? '']));
  const codeOf = (part: TextPart): string => codeByFile.get(part.file) ?? '';
  const components = await loadNamedComponents({ components: job.components, file, loadModule });
  const trace = createElementTrace();
  const exports = await runText({
    file,
    parts,
    variables: job.variables,
    environment: {
      siteDir,
      components: { ...options.theme.components, ...components },
      loadModule,
      limit,
      codeOf,
      trace,
    },
  });
  return {
    Component: named({ component: exports.default, file }),
    frame: await loadFrame({ frame: job.frame, file, loadModule }),
    sampleOutputs: new Map(job.outputs),
    directives: await loadDirectives({ directives: job.directives, file, loadModule }),
    components,
    pluginData: new Map(job.pluginData),
    resolveToken: (token) => tokens.get(token) ?? { href: token },
    locationOf: locationOfName(parts),
    codeOfDocument: codeOfDocument({ parts, codeOf }),
    trace,
    broken: new Set(job.broken),
    diagnostics: [],
  };
}
