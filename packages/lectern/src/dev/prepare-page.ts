import { isMarkdown } from '../content/page-kinds.js';
import type { SourcePage } from '../content/types.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { Assembled } from '../session/assemble.js';
import { assemble } from '../session/assemble.js';
import { pluginBundling } from '../session/bundle/plugin-bundling.js';
import type { CompiledFiles, CompiledText } from '../session/compile/compiler.js';
import { compileDocuments } from '../session/compile/documents.js';
import { livePageOf } from '../session/compile/live-pages.js';
import { collectModules } from '../session/imports.js';
import { namedImages } from '../session/named-images.js';
import { generatedPages } from '../session/pages.js';
import { withPartials } from '../session/partials.js';
import { pluginModules } from '../session/plugins/assemble.js';
import type { Project } from '../session/project.js';
import { renderContext } from '../session/render/context.js';
import type { FrontEnd } from '../session/render/render-options.js';
import type { RenderContext } from '../session/render/render-route.js';
import { linkedDocuments } from './linked-documents.js';
import type { OpenProject, PreviewSite } from './preview-site.js';

export interface PreparedPage {
  compiled: CompiledFiles;
  files: string[];
  diagnostics: Diagnostic[];
  /**
   * Call this before each rendering, because the context contains the style sheets loaded so far, and rendering may
   * load more.
   */
  context(sampleOutputs: ReadonlyMap<string, string>): RenderContext;
}

interface Options {
  site: PreviewSite;
  loadFrontEnd: (input: {
    project: Project;
    modules: ReadonlyMap<string, string>;
  }) => Promise<() => FrontEnd>;
  onDocuments: (input: { documents: readonly CompiledText[]; assets: Assembled['assets'] }) => void;
}

export function pagePreparer({ site, loadFrontEnd, onDocuments }: Options) {
  return async (open: OpenProject, page: SourcePage | undefined): Promise<PreparedPage> => {
    const { session, project } = open;
    const documents = await ownDocuments({ open, page });
    const assembled = await assemble({
      session,
      project,
      plugins: await site.plugins(open),
      documents,
      images: isMarkdown(page) ? namedImages({ site: project.site, pages: [page] }) : [],
    });
    const { plugins, assets } = assembled;
    onDocuments({ documents, assets });
    const linked = await linkedTexts({ open, page, documents, assets });
    const compiled = new Map([...linked, ...documents.map((text) => [text.file, text] as const)]);
    const { modules, diagnostics } = collectModules({
      siteDir: project.siteDir,
      staticDirectories: project.config.staticDirectories,
      aliases: pluginBundling(project.config).aliases,
      reach: project.reach,
      documents: [
        ...documents,
        pluginModules({
          workspace: project,
          pages: generatedPages(project),
          frames: isMarkdown(page) ? [page] : [],
          livePages: isMarkdown(page)
            ? [livePageOf({ page, compiled: compiled.get(page.file), config: project.config }) ?? []].flat()
            : [],
        }),
      ],
    });
    const frontEnd = await loadFrontEnd({ project, modules });
    const { code } = session;
    return {
      compiled,
      files: documents.map(({ file }) => file),
      diagnostics: [
        ...documents.flatMap((document) => document.diagnostics),
        ...plugins.failures,
        ...shownProblems({ page, documents, found: plugins.diagnostics }),
        ...diagnostics,
        ...assembled.diagnostics,
      ],
      context: (sampleOutputs) =>
        renderContext({
          project,
          compiled,
          assembled,
          frontEnd: frontEnd(),
          code,
          sampleOutputs,
          withVersionDocs: true,
        }),
    };
  };
}

async function ownDocuments({
  open: { session, project },
  page,
}: {
  open: OpenProject;
  page: SourcePage | undefined;
}): Promise<CompiledText[]> {
  if (!isMarkdown(page)) return [];
  const compiled = await compileDocuments({ session, content: project.content, documents: [page] });
  return withPartials({ siteDir: project.siteDir, compiled, file: page.file });
}

function linkedTexts({
  open: { session, project },
  page,
  documents,
  assets,
}: {
  open: OpenProject;
  page: SourcePage | undefined;
  documents: readonly CompiledText[];
  assets: Assembled['assets'];
}): Promise<CompiledFiles> {
  const linked = isMarkdown(page) ? linkedDocuments({ site: project.site, page, documents, assets }) : [];
  return compileDocuments({ session, content: project.content, documents: linked });
}

function shownProblems({
  page,
  documents,
  found,
}: {
  page: SourcePage | undefined;
  documents: readonly CompiledText[];
  found: readonly Diagnostic[];
}): Diagnostic[] {
  return found.filter(
    ({ file }) => page?.kind === 'generated' || documents.some((document) => document.file === file),
  );
}
