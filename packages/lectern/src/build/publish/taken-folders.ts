import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, parse, resolve } from 'node:path';
import type { SiteConfig } from '../../config/schema/index.js';
import type { PluginInput } from '../../plugin/plugin.js';
import { sitePlugins } from '../../session/plugins/site-plugins.js';
import { engineRoot } from '../../util/engine-paths.js';

export interface TakenPath {
  path: string;
  what: string;
  isWhole: boolean;
}

/** The values are noun phrases for messages. */
const conventional: Readonly<Record<string, string>> = {
  '.lectern': "Lectern's cache",
  '.git': 'a Git folder',
  components: "the site's components folder",
  i18n: 'the translations folder',
  node_modules: 'the folder of installed packages',
  src: "the site's source folder",
  static: 'the static folder',
  versioned_docs: 'the folder with the docs of older versions',
  versioned_sidebars: 'the folder with the sidebars of older versions',
};

export function takenByConvention(siteDir: string): TakenPath[] {
  const versions = existsSync(siteDir)
    ? readdirSync(siteDir).filter((name) => /_versioned_(?:docs|sidebars)$/.test(name))
    : [];
  const folders = [
    ...Object.entries(conventional),
    ...versions.map((name): [string, string] => [name, 'a folder with older versions']),
  ];
  return [
    around(siteDir, 'the site folder'),
    ...folders.map(([name, what]) => whole(join(siteDir, name), what)),
    around(homedir(), 'your home folder'),
    around(parse(siteDir).root, 'the root of the file system'),
    whole(engineRoot(), 'the folder in which Lectern is installed'),
    ...gitFolders(siteDir),
  ];
}

export function takenByConfig({
  siteDir,
  config,
  dependencies,
}: {
  siteDir: string;
  config: SiteConfig;
  dependencies: readonly string[];
}): TakenPath[] {
  const { staticDirectories, customCss, feed, samples } = config;
  const taken = [
    ...sitePlugins(config)
      .flatMap(({ plugin }) => plugin.inputs ?? [])
      .flatMap(takenByPlugin),
    ...staticDirectories.map((folder) => whole(folder, 'a folder of static files')),
    ...customCss.map((file) => around(file, 'a style sheet of the site')),
    ...(feed === undefined ? [] : [around(feed.changelog, 'the changelog that the feed is made from')]),
    ...folderOfPatterns(Object.values(samples.packages)).map((path) =>
      whole(path, 'the source code of a package'),
    ),
    ...folderOfPatterns(samples.files).map((folder) => whole(folder, 'a folder of code samples')),
    ...dependencies.map((file) => around(file, 'a configuration file or a file that it imports')),
  ];
  return taken.map((entry) => ({ ...entry, path: resolve(siteDir, entry.path) }));
}

function takenByPlugin({ path, what, kind }: PluginInput): TakenPath[] {
  if (/[*?[\]{}()!]/.test(path)) return folderOfPatterns([path]).map((folder) => whole(folder, what));
  return [kind === 'folder' ? whole(path, what) : around(path, what)];
}

function around(path: string, what: string): TakenPath {
  return { path, what, isWhole: false };
}

function whole(path: string, what: string): TakenPath {
  return { path, what, isWhole: true };
}

function folderOfPatterns(patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => {
    const fixed = pattern.split('/');
    const magic = fixed.findIndex((segment) => /[*?[\]{}()!]/.test(segment));
    const folder = fixed.slice(0, magic === -1 ? -1 : magic).join('/');
    return folder === '' ? [] : [folder];
  });
}

/** In a worktree or submodule, `.git` is a file that contains a folder's path. */
function gitFolders(siteDir: string): TakenPath[] {
  for (let folder = siteDir; ; folder = dirname(folder)) {
    const path = join(folder, '.git');
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat?.isDirectory() === true) return [whole(path, 'a Git folder')];
    const named =
      stat?.isFile() === true ? /^gitdir: (.+)$/m.exec(readFileSync(path, 'utf8'))?.[1] : undefined;
    if (named !== undefined)
      return [around(path, 'a Git file'), whole(resolve(folder, named.trim()), 'a Git folder')];
    if (dirname(folder) === folder) return [];
  }
}
