import { join } from 'node:path';
import type { PublishedAsset } from '../build/assets.js';
import { collectAssets } from '../build/assets.js';
import { engineSource } from '../build/bundle/paths.js';
import { serverEntryId } from '../build/bundle/server-entry.js';
import { fileCache } from '../build/cache.js';
import type { CompiledFiles } from '../build/compile.js';
import { compileChanged, compileDocuments } from '../build/compile.js';
import { drawDiagrams } from '../build/diagrams.js';
import { redirectHtml } from '../build/extra-files.js';
import { collectModules } from '../build/imports.js';
import { markdownDocuments } from '../build/pages.js';
import type { Project, Workspace } from '../build/project.js';
import { readProject } from '../build/project.js';
import type { PageResult } from '../build/render.js';
import { collectAnchors, highlightWith, renderRoute, withPartials } from '../build/render.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { LecternError } from '../diagnostics/diagnostic.js';
import { createPrismHighlighter } from '../markdown/code/index.js';
import type { ThemeModule } from '../render/contract.js';
import { generatedAsset } from './generated-asset.js';

/** The site as it is on disk right now, page by page. */
export interface Preview {
  page(route: string): Promise<{ status: number; html: string }>;
  /** Absolute path of a file that a text refers to, by its address. */
  asset(address: string): Promise<string | undefined>;
  /** Something has changed on disk. */
  invalidate(input: { file: string }): void;
}

interface Options {
  workspace: Workspace;
  reopen: () => Promise<Workspace>;
  loadModule: (id: string) => Promise<Record<string, unknown>>;
  headScript: string;
  styles: () => string[];
  /** Told which files and folders the sources were read from. */
  onRead: (paths: readonly string[]) => void;
}

interface Snapshot {
  project: Project;
  compiled: CompiledFiles;
  assets: Map<string, PublishedAsset>;
}

export function createPreview({
  workspace: first,
  reopen,
  loadModule,
  headScript,
  styles,
  onRead,
}: Options): Preview {
  const highlighter = createPrismHighlighter();
  const compile = compileChanged(highlighter);
  const cache = fileCache({ dir: join(first.siteDir, '.lectern/cache') });
  // What is known of the site; forgotten with every change, and read again when it is asked for.
  let workspace = Promise.resolve(first);
  let snapshot: Promise<Snapshot> | undefined;

  const take = async (): Promise<Snapshot> => {
    const opened = await workspace;
    const project = await readProject({ workspace: opened, locale: opened.config.i18n.defaultLocale });
    onRead(project.content.flatMap(({ watch }) => watch));
    const compiled = await compileDocuments({
      siteDir: opened.siteDir,
      documents: markdownDocuments(project),
      compile,
    });
    const assets = await collectAssets({
      siteDir: opened.siteDir,
      site: project.site,
      documents: compiled.values(),
    });
    return { project, compiled, assets };
  };
  const current = (): Promise<Snapshot> => {
    snapshot ??= take();
    return snapshot;
  };

  return {
    async page(route) {
      const { project, compiled, assets } = await current();
      const page = project.site.pages.get(route);
      if (page?.kind === 'redirect') return { status: 200, html: redirectHtml({ redirect: page, project }) };
      const documents =
        page !== undefined && 'file' in page
          ? withPartials({ siteDir: project.siteDir, compiled, file: page.file })
          : [];
      const { modules, diagnostics } = collectModules({ siteDir: project.siteDir, documents });
      const { diagrams, diagnostics: drawing } = await drawDiagrams({ documents, cache });
      const { theme } = (await loadModule(serverEntryId)) as { theme: ThemeModule };
      const base = project.config.baseUrl;
      const render = (): Promise<PageResult> =>
        renderRoute({
          page: page ?? { kind: 'not-found' },
          context: {
            project,
            compiled,
            diagrams,
            assets,
            anchors: collectAnchors({ project, compiled }),
            options: {
              theme,
              highlight: highlightWith(highlighter),
              islandUrl: (module) => `${base}@fs${module}`,
              assets: {
                styles: styles(),
                scripts: [`${base}@vite/client`, `${base}@fs${join(engineSource(), 'client/dev.ts')}`],
                headScript,
                build: 'dev',
              },
            },
            loadModule: (key) => loadModule(modules.get(key) ?? key),
          },
        });
      const before = styles().length;
      const result = await render();
      // A component that was rendered for the first time may have brought a style sheet.
      const complete = styles().length === before ? result : await render();
      const own = documents.flatMap((document) => document.diagnostics);
      const found = [...project.diagnostics, ...own, ...diagnostics, ...drawing, ...complete.diagnostics];
      failOnErrors(found);
      return { status: page === undefined ? 404 : 200, html: complete.html };
    },
    async asset(address) {
      if (!/\.\w+$/.test(address)) return undefined;
      const { assets, project } = await current();
      const published = [...assets.values()].find(({ output }) => `/${output}` === address);
      return published?.source ?? generatedAsset({ project, address });
    },
    invalidate({ file }) {
      snapshot = undefined;
      if (!first.configDependencies.includes(file)) return;
      workspace = reopen();
      // Told to whoever asks for a page; until then, a mistake must not end the server.
      workspace.catch(() => undefined);
    },
  };
}

function failOnErrors(diagnostics: readonly Diagnostic[]): void {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new LecternError(errors);
}
