import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { searchPlan } from '../../model/search-plan.js';
import type { PublishedAsset } from '../../session/assets.js';
import { pluginFiles } from '../../session/plugins/published-files.js';
import type { Project } from '../../session/project.js';
import { routeToFile, routeToMarkdown } from '../../util/addresses.js';
import { allDone } from '../../util/all-done.js';
import type { BuildRun } from '../build-run.js';
import { checkLinks } from '../checks/check-links.js';
import { feedFile } from '../feed/index.js';
import { runPostBuild } from '../post-build.js';
import { buildSearchIndex } from '../search/index.js';
import type { Rendered } from './render-pages.js';
import { writeFiles } from './write-files.js';

interface Input {
  run: BuildRun;
  project: Project;
  rendered: Rendered;
  assets: ReadonlyMap<string, PublishedAsset>;
  /** Has a trailing slash; empty for the default locale. */
  folder: string;
  isFaulty: boolean;
}

export async function finishLocale(input: Input): Promise<Diagnostic[]> {
  const { recorder } = input.run.session;
  await recorder.time('search', () => writeIndex(input));
  return writeAndCheck(input);
}

async function writeIndex({
  run: { session, output, folders },
  project,
  rendered,
  folder,
  isFaulty,
}: Input): Promise<void> {
  const { config, locale } = project;
  if (config.search === false || isFaulty) return;
  await buildSearchIndex({
    records: rendered.records,
    plan: searchPlan(project),
    locale,
    base: config.baseUrl,
    folder,
    output,
    cache: session.cache,
    folders,
  });
}

async function writeAndCheck({
  run: { session, output, emitted: emittedBefore },
  project,
  rendered,
  assets,
  folder,
  isFaulty,
}: Input): Promise<Diagnostic[]> {
  const { recorder, store } = session;
  const pages = rendered.pages.map(({ page }) => page);
  const finished = rendered.pages.map(({ page, file }) => ({ page, file }));
  const { trailingSlash } = project.config;
  const fileOf = (route: string): string => folder + routeToFile({ route, trailingSlash });
  const [emitted] = await allDone([
    recorder.time('plug-ins', () =>
      runPostBuild({
        session,
        project,
        output,
        fileOf,
        emittedBefore,
        pages: isFaulty ? [] : finished,
      }),
    ),
    recorder.time('write', () => writeFiles({ project, pages, assets, folder, output, store })),
  ]);
  const publishedFiles = publishedBeside({ project, rendered, assets, emitted: emitted.files });
  const { site } = project;
  const found = await recorder.time('links', () =>
    checkLinks({ site, pages: rendered.pages, list: rendered.addresses, publishedFiles }),
  );
  await recorder.time('publish', () => output.lookAtPublished());
  return [...emitted.diagnostics, ...found];
}

function publishedBeside({
  project: { site, config, content },
  rendered,
  assets,
  emitted,
}: Pick<Input, 'project' | 'rendered' | 'assets'> & { emitted: readonly string[] }): Set<string> {
  return new Set([
    ...site.staticFiles,
    ...[...assets.values()].map((asset) => `/${asset.output}`),
    ...emitted.map((file) => `/${file}`),
    ...pluginFiles(content).map(({ path }) => `/${path}`),
    '/llms.txt',
    '/llms-full.txt',
    ...(config.feed === undefined ? [] : [`/${feedFile}`]),
    ...rendered.pages.flatMap(({ page: { markdown, route } }) =>
      markdown === undefined ? [] : [`/${routeToMarkdown(route)}`],
    ),
  ]);
}
