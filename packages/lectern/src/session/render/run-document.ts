import { isAbsolute, relative } from 'node:path';
import { LecternError, problem } from '../../diagnostics/diagnostic.js';
import { didYouMean } from '../../diagnostics/nearest.js';
import { locationOfName as locationIn } from '../../markdown/source-location.js';
import { runtimeModule } from '../../markdown/types.js';
import { siteWatchdog } from '../../util/site-code.js';
import type { TimeLimit } from '../../util/time-limit.js';
import type { TextPart } from './document-job.js';
import type { DocumentVariables } from './document-variables.js';
import type { ElementTrace } from './element-trace.js';
import type { ImportModule } from './evaluate.js';
import { evaluate } from './evaluate.js';
import type { LocationOfName } from './failed-at.js';
import type { LoadModule } from './load-module.js';
import { exportsHint, loadSafely } from './load-module.js';
import { renderSafely } from './render-page.js';
import type { CodeOfDocument } from './thrown-at.js';
import { withBuiltIns } from './with-built-ins.js';

export interface RunEnvironment {
  siteDir: string;
  /** Components that an imported document can use without importing them. */
  components: Readonly<Record<string, unknown>>;
  loadModule: LoadModule;
  limit: TimeLimit;
  codeOf: (part: TextPart) => string;
  trace: ElementTrace;
}

export async function runText({
  file,
  parts,
  environment,
  variables,
}: {
  file: string;
  parts: readonly TextPart[];
  environment: RunEnvironment;
  /** Variables of the page's own document. Imported documents get empty front matter and an empty `toc`. */
  variables?: DocumentVariables | undefined;
}): Promise<Record<string, unknown>> {
  const part = parts.find((candidate) => candidate.file === file);
  if (part === undefined) throw new Error(`The document ${file} was not compiled.`);
  const { siteDir, codeOf, loadModule, components, limit, trace } = environment;
  const modules = new Map<string, Record<string, unknown>>();
  for (const { specifier, text, module, location } of part.imports) {
    if (module !== undefined)
      modules.set(specifier, await loadSafely({ key: module, file, location, loadModule }));
    else if (text !== undefined)
      modules.set(
        specifier,
        asPartial({
          file: text,
          exports: await runText({ file: text, parts, environment }),
          components,
        }),
      );
  }
  const importModule: ImportModule = (specifier, names) => {
    const module = modules.get(specifier);
    if (module === undefined) throw new Error(`"${specifier}" failed to load.`);
    const own = part.imports.find((each) => each.specifier === specifier);
    if (own !== undefined) checkExports({ file, siteDir, import: own, module, names });
    return specifier === runtimeModule ? trace.traceable(module) : module;
  };
  // Imported documents run first, so the last recorded run is that of the page's own document.
  trace.run = { file, importModule, variables };
  if (part.names.length > 0) siteWatchdog()?.start();
  const run = () =>
    renderSafely({
      siteDir,
      file,
      task: 'run its module code',
      limit,
      locationOf: locationOfName(parts),
      codeOfDocument: codeOfDocument({ parts, codeOf }),
      render: () =>
        evaluate({
          code: codeOf(part),
          file,
          importModule,
          variables: variables ?? { frontMatter: {}, toc: [] },
        }),
    });
  // The code of a document without expressions and imports is written by the compiler, and can't replace built-ins.
  const isGenerated = part.names.length === 0 && part.imports.length === 1;
  return isGenerated ? run() : withBuiltIns({ file, run });
}

/**
 * The exports of packages may depend on the bundler, and documents have more exports in Docusaurus than in Lectern, so
 * neither is checked.
 * @throws LecternError for the first missing export.
 */
function checkExports({
  file,
  siteDir,
  import: { specifier, module: key = '', location },
  module,
  names = [],
}: {
  file: string;
  siteDir: string;
  import: TextPart['imports'][number];
  module: Readonly<Record<string, unknown>>;
  names?: readonly string[] | undefined;
}): void {
  const path = relative(siteDir, key);
  if (!isAbsolute(key) || path.startsWith('..') || path.includes('node_modules')) return;
  const known = Object.keys(module);
  const missing = names.find((name) => !(name in module));
  if (missing === undefined || !/(?:\.[cm]?[jt]sx?|\/[^./]+)$/.test(key)) return;
  const what = missing === 'default' ? 'default export' : `export "${missing}"`;
  throw new LecternError([
    problem({
      code: 'unknown-export',
      message: `The document imports from "${specifier}", which has no ${what}.${didYouMean({ found: missing, known })}`,
      hint: exportsHint(known),
      file,
      ...location,
    }),
  ]);
}

function asPartial({
  file,
  exports,
  components,
}: {
  file: string;
  exports: Record<string, unknown>;
  components: RunEnvironment['components'];
}): Record<string, unknown> {
  const Content = exports.default as (props: Record<string, unknown>) => unknown;
  const withComponents = (props: Record<string, unknown>): unknown =>
    Content({
      ...props,
      components: { ...components, ...(props.components as Record<string, unknown> | undefined) },
    });
  return { ...exports, default: named({ component: withComponents, file }) };
}

/** Errors show the file as the name of the document's component. */
export function named<Component>({ component, file }: { component: Component; file: string }): Component {
  if (typeof component === 'function' && Object.isExtensible(component))
    Object.assign(component, { displayName: file });
  return component;
}

export function codeOfDocument({
  parts,
  codeOf,
}: {
  parts: readonly TextPart[];
  codeOf: RunEnvironment['codeOf'];
}): CodeOfDocument {
  return (file) => {
    const part = parts.find((candidate) => candidate.file === file);
    return part && { code: codeOf(part), names: part.names };
  };
}

/**
 * Searches the components and expressions of the page's document first, and then those of the documents that it
 * imports.
 */
export function locationOfName(parts: readonly TextPart[]): LocationOfName {
  return (name) => {
    for (const { file, names } of parts) {
      for (const use of names) {
        const location = use.isModule === true ? undefined : locationIn({ use, name });
        if (location !== undefined) return { file, ...location };
      }
    }
    return undefined;
  };
}
