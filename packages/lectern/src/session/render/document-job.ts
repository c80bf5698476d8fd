import type { MarkdownDocument } from '../../content/types.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { LecternError, problem } from '../../diagnostics/diagnostic.js';
import type { SampleCode } from '../../markdown/code/sample.js';
import { sampleKey } from '../../markdown/code/sample.js';
import type { NameUse } from '../../markdown/types.js';
import { runtimeModule } from '../../markdown/types.js';
import { pluginAliases } from '../bundle/plugin-bundling.js';
import type { CompiledText } from '../compile/compiler.js';
import { collectModules, isText, moduleKey, partialFile } from '../imports.js';
import { withPartials } from '../partials.js';
import type { ShownFences } from '../plugins/fences.js';
import { sitePlugins } from '../plugins/site-plugins.js';
import type { LoadableFrame } from './document-frame.js';
import { documentFrame } from './document-frame.js';
import type { DocumentVariables } from './document-variables.js';
import { documentVariables } from './document-variables.js';
import type { CheckContext } from './references.js';
import { shownHeadings } from './shown-headings.js';

export interface LoadableComponent {
  module: string;
  props: object;
}

export interface TextPart {
  file: string;
  codeHash: string;
  imports: PartImport[];
  names: NameUse[];
}

interface PartImport {
  specifier: string;
  text?: string | undefined;
  module?: string | undefined;
  /** Location of the import. Undefined for imports that the compiler added. */
  location?: { line: number; column: number } | undefined;
}

export interface TextJob {
  parts: TextPart[];
  /** Variables that the page's own document uses without declaring them. */
  variables?: DocumentVariables | undefined;
  frame?: LoadableFrame | undefined;
  outputs: [key: string, output: string][];
  directives: [key: string, content: LoadableComponent][];
  components: [name: string, module: string][];
  pluginData: [plugin: string, data: unknown][];
}

/** Codes of errors that prevent a document from running. */
const unreadable = new Set(['unknown-import', 'unreadable-file', 'file-out-of-reach']);

/** @throws LecternError if an import is missing or circular. */
export function textJob({
  page,
  context,
  fences,
  sampleOutputs,
}: {
  page: MarkdownDocument;
  context: CheckContext;
  fences: ShownFences;
  sampleOutputs: ReadonlyMap<string, string>;
}): TextJob {
  const { compiled, project } = context;
  const { siteDir, reach, config } = project;
  const { staticDirectories } = config;
  const aliases = pluginAliases(config);
  const texts = withPartials({ siteDir, compiled, file: page.file });
  const missing = [
    // The bundler replaces a missing theme module, so it isn't an error in the document.
    ...collectModules({ siteDir, staticDirectories, aliases, reach, documents: texts }).diagnostics.filter(
      ({ code }) => code !== 'unknown-theme-module',
    ),
    ...texts.flatMap(({ diagnostics }) => diagnostics.filter(({ code }) => unreadable.has(code))),
  ];
  if (missing.length > 0) throw new LecternError(missing);
  const parts = texts.map((text) => textPart({ text, siteDir, staticDirectories, compiled }));
  const cycle = findCycle({ parts, file: page.file });
  if (cycle !== undefined) throw new LecternError([circularImport({ cycle, texts, siteDir })]);
  return {
    parts,
    variables: documentVariables({
      page,
      hasDates: config.frontMatterDates,
      text: texts[0],
      headings: () => shownHeadings({ siteDir, compiled, file: page.file }),
    }),
    frame: documentFrame({ page, compiled: texts[0], config, siteDir }),
    outputs: outputsOf({ samples: texts.flatMap(({ samples }) => samples), sampleOutputs }),
    directives: directivesOf({ texts, context, fences }),
    ...pluginParts({ texts, context, framedBy: page.frame && page.source }),
  };
}

function textPart({
  text,
  siteDir,
  staticDirectories,
  compiled,
}: {
  text: CompiledText;
  siteDir: string;
  staticDirectories: readonly string[];
  compiled: CheckContext['compiled'];
}): TextPart {
  const { file, codeHash } = text;
  const imports = text.imports.map(({ specifier, line, column }): PartImport => {
    const location = line > 0 ? { line, column } : undefined;
    if (!isText(specifier))
      return {
        specifier,
        module: moduleKey({ siteDir, staticDirectories, specifier, from: file }),
        location,
      };
    const partial = partialFile({ siteDir, specifier, from: file });
    return { specifier, text: partial !== undefined && compiled.has(partial) ? partial : undefined };
  });
  const runtime = { specifier: runtimeModule, module: runtimeModule };
  return { file, codeHash, imports: [runtime, ...imports], names: text.loadDetails().names };
}

export function outputsOf({
  samples,
  sampleOutputs,
}: {
  samples: readonly Pick<SampleCode, 'code' | 'extension' | 'run'>[];
  sampleOutputs: ReadonlyMap<string, string>;
}): TextJob['outputs'] {
  return samples.flatMap((sample): TextJob['outputs'] => {
    if (!sample.run) return [];
    const key = sampleKey(sample);
    const output = sampleOutputs.get(key);
    return output === undefined ? [] : [[key, output]];
  });
}

function directivesOf({
  texts,
  context,
  fences,
}: {
  texts: readonly CompiledText[];
  context: CheckContext;
  fences: ShownFences;
}): TextJob['directives'] {
  const { siteDir } = context.project;
  const used = texts.flatMap(({ directives, fences: own }) => [
    ...directives.map(({ key }) => [key, context.plugins.directives.get(key)] as const),
    ...own.flatMap(({ key }) => [key, `${key}:alternative`].map((name) => [name, fences.get(name)] as const)),
  ]);
  return used.flatMap(([key, use]): TextJob['directives'] => {
    if (use === undefined) return [];
    const module = moduleKey({ siteDir, specifier: use.component, from: '' });
    return [[key, { module, props: use.props }]];
  });
}

function pluginParts({
  texts,
  context: { project, plugins: results },
  framedBy,
}: {
  texts: readonly CompiledText[];
  context: CheckContext;
  framedBy: string | undefined;
}): Pick<TextJob, 'components' | 'pluginData'> {
  const plugins = sitePlugins(project.config).map(({ plugin }) => plugin);
  const used = new Set(
    texts.flatMap(({ directives, fences }) => [...directives, ...fences].map(({ plugin }) => plugin)),
  );
  if (framedBy !== undefined) used.add(framedBy);
  const offered = plugins.filter(({ markdown }) => markdown?.components !== undefined);
  const names = new Set(
    offered.length === 0
      ? []
      : texts.flatMap((text) => text.loadDetails().names.map(({ text: name }) => name)),
  );
  const components = offered.flatMap(({ name: plugin, markdown }) =>
    Object.entries(markdown?.components ?? {}).flatMap(([name, specifier]): TextJob['components'] => {
      if (!names.has(name)) return [];
      used.add(plugin);
      return [[name, moduleKey({ siteDir: project.siteDir, specifier, from: '' })]];
    }),
  );
  return { components, pluginData: [...results.data].filter(([plugin]) => used.has(plugin)) };
}

/** Returns the files of the first import cycle. The first file is repeated at the end. */
function findCycle({
  parts,
  file,
  above = [],
}: {
  parts: readonly TextPart[];
  file: string;
  above?: readonly string[];
}): string[] | undefined {
  if (above.includes(file)) return [...above, file];
  const part = parts.find((candidate) => candidate.file === file);
  for (const { text } of part?.imports ?? []) {
    if (text === undefined) continue;
    const cycle = findCycle({ parts, file: text, above: [...above, file] });
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

function circularImport({
  cycle,
  texts,
  siteDir,
}: {
  cycle: readonly string[];
  texts: readonly CompiledText[];
  siteDir: string;
}): Diagnostic {
  const [file, target] = cycle.slice(-2);
  const use = texts
    .find((text) => text.file === file)
    ?.imports.find(({ specifier }) => partialFile({ siteDir, specifier, from: file ?? '' }) === target);
  return problem({
    code: 'circular-import',
    message: `These documents import each other in a cycle: ${cycle.join(' → ')}.`,
    hint: 'Move the content that they share into a separate document.',
    file,
    ...(use === undefined ? {} : { line: use.line, column: use.column }),
  });
}
