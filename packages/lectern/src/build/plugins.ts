import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { ImportReference } from '../markdown/types.js';
import type { AssembleResult, IdTarget, Plugin, PluginDocument } from '../plugins/plugin.js';
import { pluginsOf } from '../plugins/plugin.js';
import type { ReferenceTarget } from '../sources/typedoc/model.js';
import type { GeneratedPage } from '../sources/types.js';
import type { CompiledFiles } from './compile/documents.js';
import { markdownDocuments } from './pages.js';
import type { Project, Workspace } from './project.js';
import { targetHref } from './reference.js';
import { withPartials } from './texts.js';

/** What plug-ins made of a site: plain data. */
export interface PluginResults {
  /** Where ids lead, by their tokens. */
  ids: ReadonlyMap<string, IdTarget>;
  /** What directives show, by their keys. */
  directives: ReadonlyMap<string, DirectiveContent>;
  /** What pages of plug-ins are given, by their routes. */
  pages: ReadonlyMap<string, object>;
  diagnostics: Diagnostic[];
}

/** A component with what it is given. */
export interface DirectiveContent {
  /** As a text would import it. */
  module: string;
  props: object;
}

/** Asks the plug-ins of a site what the ids and directives of its texts come to. */
export async function assemblePlugins({
  project,
  compiled,
}: {
  project: Project;
  compiled: CompiledFiles;
}): Promise<PluginResults> {
  const hasMarks = pluginsOf(project.config).some(({ text }) => text !== undefined);
  const documents = hasMarks ? allDocuments({ project, compiled }) : [];
  const { siteDir, locale, content: contents, site, tested: evidence } = project;
  const href = (target: ReferenceTarget): string => targetHref({ target, addresses: site.addresses });
  const results = await Promise.all(
    pluginsOf(project.config).map(async (plugin) => {
      const texts = documents.flatMap((document) => ownPart({ document, plugin }));
      const result = (await plugin.assemble?.({ siteDir, locale, texts, contents, evidence, href })) ?? {};
      return { result, directives: shownDirectives({ plugin, texts, result }) };
    }),
  );
  return {
    ids: new Map(results.flatMap(({ result }) => [...(result.ids ?? [])])),
    directives: new Map(results.flatMap(({ directives }) => directives)),
    pages: new Map(results.flatMap(({ result }) => [...(result.pages ?? [])])),
    diagnostics: results.flatMap(({ result }) => [...(result.diagnostics ?? [])]),
  };
}

/** The texts in which something was found, each once, under the first page that shows it. */
function allDocuments({
  project,
  compiled,
}: {
  project: Project;
  compiled: CompiledFiles;
}): PluginDocument[] {
  const { site, siteDir } = project;
  const seen = new Set<string>();
  const isFirst = (file: string): boolean => {
    if (seen.has(file)) return false;
    seen.add(file);
    return true;
  };
  return markdownDocuments(project).flatMap(({ file, route, source, version }) => {
    const versions = site.versions.get(source) ?? [];
    const current = versions.find(({ name }) => name === 'current') ?? versions.find(({ isLast }) => isLast);
    const isCurrent = current === undefined || version === current.name;
    return withPartials({ siteDir, compiled, file })
      .filter(({ file: own, ids, directives }) => isFirst(own) && ids.length + directives.length > 0)
      .map(
        ({ file: own, ids, directives, loadDetails }): PluginDocument => ({
          file: own,
          route,
          source,
          version,
          isCurrent,
          headings: loadDetails().headings,
          ids,
          directives,
        }),
      );
  });
}

function ownPart({ document, plugin }: { document: PluginDocument; plugin: Plugin }): PluginDocument[] {
  const isOwn = (use: { plugin: string }): boolean => use.plugin === plugin.name;
  const ids = document.ids.filter(isOwn);
  const directives = document.directives.filter(isOwn);
  return ids.length + directives.length === 0 ? [] : [{ ...document, ids, directives }];
}

function shownDirectives({
  plugin,
  texts,
  result,
}: {
  plugin: Plugin;
  texts: readonly PluginDocument[];
  result: AssembleResult;
}): [key: string, content: DirectiveContent][] {
  return texts.flatMap(({ directives }) =>
    directives.flatMap(({ key, name }): [string, DirectiveContent][] => {
      const module = plugin.text?.directives?.[name];
      const props = result.directives?.get(key);
      return module === undefined || props === undefined ? [] : [[key, { module, props }]];
    }),
  );
}

/** The modules that plug-ins show something with, as imports of the configuration. */
export function pluginModules({
  workspace,
  pages,
}: {
  workspace: Workspace;
  pages: readonly GeneratedPage[];
}): { file: string; imports: ImportReference[] } {
  const { config, configFile: file, locateInConfig } = workspace;
  const imports = pluginsOf(config).flatMap(({ name, text }, index) => {
    const own = pages.filter(({ source }) => source === name).map(({ component }) => component);
    const { line = 1, column = 1 } = locateInConfig(['plugins', index]) ?? {};
    return [...Object.values(text?.directives ?? {}), ...own].map((specifier) => ({
      specifier,
      line,
      column,
    }));
  });
  return { file, imports };
}
