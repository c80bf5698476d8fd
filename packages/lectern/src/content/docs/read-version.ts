import { join, resolve } from 'node:path';
import type { DocsSourceConfig } from '../../config/schema/sources.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { LastUpdate } from '../git.js';
import { missingFolder } from '../missing-folder.js';
import type { ReadOptions } from '../reader-types.js';
import type { Sidebar } from '../sidebar-types.js';
import { translationDirs } from '../source-files.js';
import { readTranslations } from '../translations.js';
import type { DocsVersion, SourcePage } from '../types.js';
import { parseCategoryYaml } from './categories.js';
import { readCategories } from './category-files.js';
import { checkReferences, withoutDuplicates } from './check-references.js';
import type { DocEntry } from './document.js';
import { generateItems } from './generate-items.js';
import { prefixParserOf } from './number-prefix.js';
import { readEntries } from './read-entries.js';
import { resolveSidebars } from './resolve-sidebar.js';
import { rootPages } from './root-page.js';
import type { SidebarDefinition } from './sidebar-items.js';
import type { Locate } from './sidebars.js';
import { readSidebarsFile } from './sidebars-file.js';
import { withTags } from './tag-pages.js';
import type { VersionPlan } from './versions.js';
import { isMainSource } from './versions.js';

interface Options extends ReadOptions {
  source: DocsSourceConfig;
  plan: VersionPlan;
  updates: ReadonlyMap<string, LastUpdate>;
}

export interface VersionContent {
  version: DocsVersion;
  pages: SourcePage[];
  sidebars: Sidebar[];
  watch: string[];
  diagnostics: Diagnostic[];
}

export async function readVersion(options: Options): Promise<VersionContent> {
  const { source, plan, siteDir, includeDrafts, memory, reach } = options;
  const dir = resolve(siteDir, plan.dir);
  const translations = versionTranslations(options);
  const [read, folders, written, words] = await Promise.all([
    readEntries({ ...options, dir, translations }),
    readCategories({ siteDir, dir, translations, memory, reach }),
    readDefinitions({ siteDir, sidebarsFile: plan.sidebarsFile, cacheDir: options.cacheDir }),
    readTranslations({ siteDir, locale: options.locale, files: translationFiles(options), reach }),
  ]);
  const unique = withoutDuplicates(read.entries);
  const entries = unique.entries.filter(({ document }) => includeDrafts || !document.draft);
  const docIds = new Set([...unique.entries.map(({ document }) => document.id), ...read.unreadIds]);
  const parsePrefix = prefixParserOf(source.numberPrefixParser);
  const generated = await generateItems({
    generator: source.sidebarItemsGenerator,
    definitions: written.sidebars,
    entries,
    categories: folders.categories,
    parsePrefix,
    contentPath: dir,
    versionName: plan.name,
    locate: written.locate,
  });
  const resolved = resolveSidebars({
    source: source.id,
    version: plan.name,
    versionRoute: plan.route,
    definitions: generated.definitions,
    entries,
    knownIds: docIds,
    dirs: new Set(read.entries.map((entry) => entry.dir)),
    categories: folders.categories,
    parsePrefix,
    collapsed: source.sidebarCollapsed,
    collapsible: source.sidebarCollapsible,
    translations: words.translations,
    locate: locateInCategories({ locate: written.locate, texts: folders.texts }),
  });
  const sidebarIds = new Set(resolved.sidebars.map(({ id }) => id));
  const documents = entries.map(({ document }) => ({
    ...document,
    sidebar: sidebarFor({ document, sidebarOf: resolved.sidebarOf, sidebarIds }),
  }));
  const tagged = withTags({
    siteDir,
    source,
    route: plan.route,
    dirs: [...translations, dir],
    dir: plan.dir,
    documents,
    message: options.message,
  });
  const root = rootPages({
    plan,
    source: source.id,
    documents,
    categoryPages: resolved.pages,
    sidebars: resolved.sidebars,
  });
  const { name, label, banner, badge, noIndex, className, isLast } = plan;
  return {
    version: {
      name,
      label: words.translations['version.label'] ?? label,
      route: root.route,
      banner,
      badge,
      noIndex,
      className,
      isLast,
    },
    pages: [...tagged.documents, ...tagged.pages, ...resolved.pages, ...root.redirects],
    sidebars: resolved.sidebars,
    watch: [dir, ...translations, ...written.watch],
    diagnostics: [
      ...missingFolder({ dir, siteDir, source, key: options.locationInConfig?.(['path']) }),
      ...read.diagnostics,
      ...unique.diagnostics,
      ...folders.diagnostics,
      ...written.diagnostics,
      ...generated.diagnostics,
      ...words.diagnostics,
      ...resolved.diagnostics,
      ...tagged.diagnostics,
      ...checkReferences({ documents, sidebarIds: written.failed ? undefined : sidebarIds, docIds }),
    ],
  };
}

function translationFiles({ source, plan }: Pick<Options, 'source' | 'plan'>): string[] {
  return [docusaurusFolder(source), source.id].map((folder) => `${folder}/${plan.translationDir}.json`);
}

function docusaurusFolder({ id }: DocsSourceConfig): string {
  return `docusaurus-plugin-content-docs${isMainSource(id) ? '' : `-${id}`}`;
}

/** The most specific folder comes first. */
export function versionTranslations({
  siteDir,
  locale,
  source,
  plan,
}: Options | Omit<Options, 'updates'>): string[] {
  return translationDirs({
    siteDir,
    locale,
    sourceId: source.id,
    docusaurusDir: docusaurusFolder(source),
    versionDir: plan.translationDir,
  });
}

interface SidebarForOptions {
  document: DocEntry['document'];
  sidebarOf: ReadonlyMap<string, string>;
  sidebarIds: ReadonlySet<string>;
}

function sidebarFor({ document, sidebarOf, sidebarIds }: SidebarForOptions): string | undefined {
  const { displayed_sidebar: displayed } = document.frontMatter;
  if (displayed === undefined) return sidebarOf.get(document.id);
  return displayed !== null && sidebarIds.has(displayed) ? displayed : undefined;
}

interface Definitions {
  sidebars: SidebarDefinition[];
  locate: Locate;
  watch: string[];
  /** Whether the sidebars failed to load, and are therefore unknown. */
  failed: boolean;
  diagnostics: Diagnostic[];
}

function readDefinitions({
  siteDir,
  sidebarsFile,
  cacheDir,
}: {
  siteDir: string;
  sidebarsFile: string | false | undefined;
  cacheDir: string | undefined;
}): Promise<Definitions> {
  if (typeof sidebarsFile === 'string')
    return readSidebarsFile({ siteDir, path: join(siteDir, sidebarsFile), cacheDir });
  const at = { file: '', path: [] };
  const generated: SidebarDefinition[] = [
    { id: 'defaultSidebar', items: [{ type: 'autogenerated', dirName: '.', at }] },
  ];
  return Promise.resolve({
    sidebars: sidebarsFile === false ? [] : generated,
    locate: ({ file }) => ({ file }),
    watch: [],
    failed: false,
    diagnostics: [],
  });
}

function locateInCategories({
  locate,
  texts,
}: {
  locate: Locate;
  texts: ReadonlyMap<string, string>;
}): Locate {
  return (where) => {
    const text = texts.get(where.file);
    if (text === undefined) return locate(where);
    return { file: where.file, ...parseCategoryYaml({ file: where.file, text }).locationOf(where.path) };
  };
}
