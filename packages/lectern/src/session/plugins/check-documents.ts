import type { Cache } from '../../cache/file-cache.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { collectErrors } from '../../diagnostics/internal-error.js';
import type { DocumentParts } from '../../markdown/types.js';
import type { Claim, DocumentResult } from '../../plugin/document-hooks.js';
import type { IdTarget, Plugin } from '../../plugin/plugin.js';
import type { Workers } from '../../plugin/types.js';
import type { CompiledText } from '../compile/compiler.js';
import { markdownDocuments } from '../pages.js';
import type { Project } from '../project.js';
import { pluginContext } from './assemble.js';
import { callablePlugins } from './site-plugins.js';

export interface CheckedDocuments {
  links: ReadonlyMap<string, IdTarget>;
  texts: ReadonlyMap<string, string>;
  counts: ReadonlyMap<string, Readonly<Record<string, number>>>;
  claims: readonly Claim[];
  diagnostics: Diagnostic[];
}

interface Options {
  documents: readonly CompiledText[];
  project: Project;
  cache: Cache;
  workers: Workers;
}

/** Each document is checked once, even if many pages import it. */
export async function checkDocuments({
  documents,
  project,
  cache,
  workers,
}: Options): Promise<CheckedDocuments> {
  const checkers = callablePlugins(project).filter(
    ({ plugin }) => plugin.checkDocument !== undefined && readsDocuments(plugin),
  );
  const results = new Map<string, DocumentResult[]>();
  const failures: Diagnostic[] = [];
  const pages = checkers.length === 0 ? [] : markdownDocuments(project);
  const pageOf = new Map(pages.map((page) => [page.file, page]));
  for (const { plugin, key: location } of checkers) {
    const context = pluginContext({ project, plugin, key: location, cache, workers });
    const own: DocumentResult[] = [];
    // For an excerpt, use only `links` and `texts`, because the document that contains the excerpt is checked
    // separately.
    for (const { file, key, excerptOf, loadDetails } of documents) {
      const { parts, links } = loadDetails();
      if (parts === undefined) continue;
      const { result, diagnostics } = await collectErrors({
        doing: `running checkDocument of the plug-in "${plugin.name}" for`,
        file,
        run: () =>
          plugin.checkDocument?.({
            ...context,
            file,
            key,
            page: pageOf.get(file),
            links,
            parts: partsFor({ plugin, parts }),
          }),
      });
      failures.push(...diagnostics);
      // A plug-in written without types may return null.
      if (result === undefined || (result as unknown) === null) continue;
      own.push(excerptOf === undefined ? result : { links: result.links, texts: result.texts });
    }
    results.set(plugin.name, own);
  }
  const all = [...results.values()].flat();
  return {
    links: new Map(all.flatMap(({ links = [] }) => [...links])),
    texts: new Map(all.flatMap(({ texts = [] }) => [...texts])),
    counts: new Map([...results].map(([name, own]) => [name, sumOf(own.map(({ counts = {} }) => counts))])),
    claims: all.flatMap(({ claims = [] }) => [...claims]),
    diagnostics: [...failures, ...all.flatMap(({ diagnostics = [] }) => [...diagnostics])],
  };
}

function readsDocuments({ markdown }: Plugin): boolean {
  return markdown?.parts === true || markdown?.textDirectives !== undefined;
}

function partsFor({ plugin: { markdown }, parts }: { plugin: Plugin; parts: DocumentParts }): DocumentParts {
  const names = markdown?.textDirectives ?? [];
  const textDirectives = parts.textDirectives.filter(({ name }) => names.includes(name));
  if (markdown?.parts === true) return { ...parts, textDirectives };
  return { codeSpans: [], codeBlocks: [], prose: [], components: [], textDirectives };
}

function sumOf(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const one of counts)
    for (const [what, count] of Object.entries(one)) sum[what] = (sum[what] ?? 0) + count;
  return sum;
}
