import { join, resolve } from 'node:path';
import type { Store } from '../../cache/store.js';
import { siteRelative } from '../../content/paths.js';
import { unreadableFile } from '../../content/read-text.js';
import { isPublished } from '../../content/static-files.js';
import { LecternError } from '../../diagnostics/diagnostic.js';
import type { PageSummary } from '../../model/page-summary.js';
import type { PublishedAsset } from '../../session/assets.js';
import { llmsFiles, llmsRule } from '../../session/page-markdown/llms-files.js';
import { redirects } from '../../session/pages.js';
import type { Project } from '../../session/project.js';
import { routeToFile, routeToMarkdown } from '../../util/addresses.js';
import { isWithin } from '../../util/reach.js';
import { redirectHtml } from '../files/extra-files.js';
import { writePluginFiles } from '../files/plugin-files.js';
import { writeJoined } from '../publish/joined-file.js';
import type { OutputFolder } from '../publish/output.js';

interface Options {
  project: Project;
  pages: readonly PageSummary[];
  assets: ReadonlyMap<string, PublishedAsset>;
  folder: string;
  output: OutputFolder;
  store: Store;
}

export async function writeFiles({ assets, ...options }: Options): Promise<void> {
  const { project, folder, output } = options;
  const { config } = project;
  for (const redirect of redirects(project)) {
    await output.write(
      folder + routeToFile({ route: redirect.route, trailingSlash: config.trailingSlash }),
      redirectHtml({ redirect, project }),
    );
  }
  await writePluginFiles({ project, output });
  await writeTexts(options);
  await reportUnreadable({ project, run: () => copyAssets({ assets, output }) });
  await reportUnreadable({ project, run: () => copyStaticFiles(options) });
}

async function reportUnreadable({
  project: { siteDir },
  run,
}: {
  project: Pick<Project, 'siteDir'>;
  run: () => Promise<void>;
}): Promise<void> {
  try {
    await run();
  } catch (error) {
    const { path, syscall } = error as NodeJS.ErrnoException;
    const isSource = path !== undefined && ['open', 'stat', 'copyfile', 'read'].includes(syscall ?? '');
    if (
      !isSource ||
      !isWithin({ folder: siteDir, path }) ||
      isWithin({ folder: join(siteDir, '.lectern'), path })
    )
      throw error;
    const file = siteRelative({ siteDir, path });
    throw new LecternError([unreadableFile({ file, error })], { cause: error });
  }
}

/**
 * A static file named `llms.txt` or `llms-full.txt` replaces the generated file, because static files are written
 * later.
 */
async function writeTexts({
  project,
  pages,
  folder,
  output,
  store,
}: Pick<Options, 'project' | 'pages' | 'folder' | 'output' | 'store'>): Promise<void> {
  const { list, full } = llmsFiles({ project, pages });
  await output.write(`${folder}llms.txt`, list);
  await writeJoined({
    file: `${folder}llms-full.txt`,
    head: full.head,
    parts: full.pages.map(({ route }) => folder + routeToMarkdown(route)),
    between: llmsRule,
    output,
    store,
  });
}

async function copyAssets({
  assets,
  output,
}: {
  assets: ReadonlyMap<string, PublishedAsset>;
  output: OutputFolder;
}): Promise<void> {
  const files = new Map([...assets.values()].map(({ source, output: file }) => [file, source]));
  for (const [file, source] of files) if (file !== undefined) await output.copy({ source, file });
}

/**
 * Each locale has its own copy, because its pages use URLs such as `/fr/img/…`, and the locale may be hosted
 * separately.
 */
async function copyStaticFiles({
  project,
  folder,
  output,
}: Pick<Options, 'project' | 'folder' | 'output'>): Promise<void> {
  for (const directory of project.config.staticDirectories) {
    const source = resolve(project.siteDir, directory);
    // Symbolic links to files outside the site were already reported when the files were listed.
    const follow = (path: string): boolean =>
      project.reach.check({ path, name: path, file: path }) === undefined;
    if (isPublished({ siteDir: project.siteDir, dir: source }))
      await output.copy({
        source,
        file: folder === '' ? '.' : folder,
        follow,
        // A page may replace a static file.
        accepts: (name) => project.site.staticFiles.has(`/${name}`),
        // The error was already reported when the files were listed.
        onUnreadable: () => undefined,
      });
  }
}
