import type { Cache } from '../../cache/file-cache.js';
import type { ComponentUse } from '../../content/component-use.js';
import type { GeneratedPage, MarkdownDocument } from '../../content/types.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { collectErrors } from '../../diagnostics/internal-error.js';
import type { ImportReference } from '../../markdown/types.js';
import { messageFrom } from '../../messages/theme.js';
import type { AssembleResult, IdTarget, Plugin, PluginContext, PluginDocument } from '../../plugin/plugin.js';
import type { Workers } from '../../plugin/types.js';
import { targetHref } from '../../util/addresses.js';
import type { CompiledFiles } from '../compile/compiler.js';
import { docItemComponents } from '../compile/live-pages.js';
import { markdownDocuments } from '../pages.js';
import { withPartials } from '../partials.js';
import type { Project } from '../project.js';
import type { Workspace } from '../workspace.js';
import { pluginWorkers } from './plugin-workers.js';
import type { SitePlugin } from './site-plugins.js';
import { callablePlugins, sitePlugins } from './site-plugins.js';

export interface PluginResults {
  ids: ReadonlyMap<string, IdTarget>;
  texts: ReadonlyMap<string, string>;
  directives: ReadonlyMap<string, ComponentUse>;
  pages: ReadonlyMap<string, object>;
  data: ReadonlyMap<string, unknown>;
  diagnostics: Diagnostic[];
  failures: readonly Diagnostic[];
}

export function pluginContext({
  project,
  plugin,
  key,
  cache,
  workers,
}: SitePlugin & {
  project: Project;
  cache: Cache;
  workers: Workers;
}): PluginContext {
  const { siteDir, locale, config, content: contents, site, configFile, locateInConfig } = project;
  const message = messageFrom({
    messages: site.messages,
    defaults: plugin.messages ?? {},
    locale,
  });
  return {
    siteDir,
    locale,
    config,
    contents,
    cache,
    workers: pluginWorkers({ workers, plugin: plugin.name, siteDir }),
    message,
    href: (target) => targetHref({ target, addresses: site.addresses }),
    locationInConfig: (path) => ({ file: configFile, ...locateInConfig([...key, ...path]) }),
  };
}

export async function assemblePlugins({
  project,
  compiled,
  cache,
  workers,
}: {
  project: Project;
  compiled: CompiledFiles;
  cache: Cache;
  workers: Workers;
}): Promise<PluginResults> {
  const plugins = callablePlugins(project);
  const documents = plugins.some(({ plugin }) => looksForMarks(plugin))
    ? allDocuments({ project, compiled })
    : [];
  const results = await Promise.all(
    plugins.map(async ({ plugin, key }) => {
      const texts = documents.flatMap((document) => ownPart({ document, plugin }));
      const context = pluginContext({ project, plugin, key, cache, workers });
      const { result = {}, diagnostics } = await collectErrors({
        doing: `running assemble of the plug-in "${plugin.name}"`,
        run: async () => (await plugin.assemble?.({ ...context, texts })) ?? {},
      });
      return { plugin, result, directives: shownDirectives({ plugin, texts, result }), diagnostics };
    }),
  );
  return {
    ids: new Map(results.flatMap(({ result }) => [...(result.ids ?? [])])),
    texts: new Map(),
    directives: new Map(results.flatMap(({ directives }) => directives)),
    pages: new Map(results.flatMap(({ result }) => [...(result.pages ?? [])])),
    data: new Map(
      results.flatMap(({ plugin, result }): [string, unknown][] =>
        result.data === undefined ? [] : [[plugin.name, result.data]],
      ),
    ),
    diagnostics: results.flatMap(({ result }) => [...(result.diagnostics ?? [])]),
    failures: results.flatMap(({ diagnostics }) => diagnostics),
  };
}

function looksForMarks({ markdown }: Plugin): boolean {
  return markdown?.ids !== undefined || markdown?.directives !== undefined;
}

/** A document that several pages show is listed once, with the first of these pages. */
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
}): [key: string, content: ComponentUse][] {
  return texts.flatMap(({ directives }) =>
    directives.flatMap(({ key, name }): [string, ComponentUse][] => {
      const component = plugin.markdown?.directives?.[name];
      const props = result.directives?.get(key);
      return component === undefined || props === undefined ? [] : [[key, { component, props }]];
    }),
  );
}

/**
 * Lists the component modules of plug-ins as if the configuration file imported them, so that the modules are bundled
 * like those that documents import.
 */
export function pluginModules({
  workspace,
  pages,
  frames = [],
  livePages = [],
}: {
  workspace: Workspace;
  pages: readonly GeneratedPage[];
  frames?: readonly Pick<MarkdownDocument, 'source' | 'frame'>[];
  livePages?: readonly string[];
}): { file: string; isConfig: true; imports: ImportReference[] } {
  const { config, configFile: file, locateInConfig } = workspace;
  const builtIn = new Set(config.sources.map(({ id }) => id));
  const own = pages.filter(({ source }) => builtIn.has(source));
  const ofSources = [
    ...new Set([
      ...own.map(({ component }) => moduleOf(component)),
      ...docItemComponents(config).values(),
      ...frames.flatMap(({ source, frame }) =>
        frame === undefined || !builtIn.has(source) ? [] : [moduleOf(frame.component)],
      ),
      ...livePages,
    ]),
  ].map((specifier) => ({
    specifier,
    line: 1,
    column: 1,
  }));
  const imports = sitePlugins(config).flatMap(({ plugin: { name, markdown }, key }) => {
    const own = pages.filter(({ source }) => source === name);
    const { line = 1, column = 1 } = locateInConfig(key) ?? {};
    const specifiers = new Set([
      ...Object.values(markdown?.directives ?? {}),
      ...Object.values(markdown?.fences ?? {}),
      ...Object.values(markdown?.components ?? {}),
      ...own.map(({ component }) => component),
      ...own.flatMap(({ sidebarTop }) => (sidebarTop === undefined ? [] : [sidebarTop.component])),
      ...frames.flatMap(({ source, frame }) =>
        frame === undefined || source !== name
          ? []
          : [frame.component, ...(frame.inner === undefined ? [] : [frame.inner])],
      ),
    ]);
    const modules = new Set([...specifiers].map(moduleOf));
    return [...modules].map((specifier) => ({ specifier, line, column }));
  });
  return { file, isConfig: true, imports: [...ofSources, ...imports] };
}

function moduleOf(specifier: string): string {
  return specifier.replace(/#[A-Za-z_$][\w$]*$/, '');
}
