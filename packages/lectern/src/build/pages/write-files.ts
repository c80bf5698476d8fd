import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../../cache/store.js';
import type { PageSummary } from '../../model/page-summary.js';
import type { PublishedAsset } from '../../session/assets.js';
import { llmsFiles, llmsRule } from '../../session/page-markdown/llms-files.js';
import { redirects } from '../../session/pages.js';
import type { Project } from '../../session/project.js';
import { routeToFile, routeToMarkdown } from '../../util/addresses.js';
import { redirectHtml } from '../files/extra-files.js';
import { writePluginFiles } from '../files/plugin-files.js';
import { writeJoined } from '../publish/joined-file.js';
import type { OutputFolder } from '../publish/output.js';

interface Options {
  project: Project;
  /** All pages of the locale, as they were rendered. */
  pages: readonly PageSummary[];
  assets: ReadonlyMap<string, PublishedAsset>;
  /** Of the locale, with a slash at its end; '' for the default one. */
  folder: string;
  output: OutputFolder;
  store: Store;
}

/** Writes what stands next to the pages of one locale. */
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
  await copyAssets({ assets, output });
  await copyStaticFiles(options);
}

/** `llms.txt` names the documents of the pages, and `llms-full.txt` has all of them. A file of the site's own wins. */
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
  // Several URLs may name one file.
  const files = new Map([...assets.values()].map(({ source, output: file }) => [file, source]));
  for (const [file, source] of files) if (file !== undefined) await output.copy({ source, file });
}

/** Each locale has its own copy: its pages say `/fr/img/…`, and a translated folder may be served alone. */
async function copyStaticFiles({
  project,
  folder,
  output,
}: Pick<Options, 'project' | 'folder' | 'output'>): Promise<void> {
  for (const directory of project.config.staticDirectories) {
    const source = join(project.siteDir, directory);
    // A link that leads out of the site was reported when the files were listed.
    const follow = (path: string): boolean =>
      project.reach.check({ path, name: path, file: path }) === undefined;
    if (existsSync(source)) await output.copy({ source, file: folder === '' ? '.' : folder, follow });
  }
}
