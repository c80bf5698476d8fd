import { resolve } from 'node:path';
import type { PagesSourceConfig } from '../../config/schema/sources.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { collectErrors } from '../../diagnostics/internal-error.js';
import type { LastUpdate } from '../git.js';
import { lastUpdates } from '../git.js';
import { describeMarkdown } from '../markdown-document.js';
import { missingFolder } from '../missing-folder.js';
import { ownThemeModule } from '../own-theme-module.js';
import type { EditBase } from '../paths.js';
import { editAddress } from '../paths.js';
import { readText } from '../read-text.js';
import type { ReadOptions } from '../reader-types.js';
import type { SourceFile } from '../source-files.js';
import { listSourceFiles, translationDirs } from '../source-files.js';
import type { MarkdownDocument, SourceContent, SourcePage } from '../types.js';
import { pageAddress } from './routes.js';

interface Options extends ReadOptions {
  source: PagesSourceConfig;
}

export async function readPages({
  source,
  siteDir,
  locale,
  includeDrafts,
  reach,
  frontMatterOf,
  mdx1,
  locationInConfig,
}: Options): Promise<SourceContent> {
  const dir = resolve(siteDir, source.path);
  const component = pageComponent({ source, siteDir });
  const suffix = source.id === 'pages' || source.id === 'default' ? '' : `-${source.id}`;
  const docusaurusDir = `docusaurus-plugin-content-pages${suffix}`;
  const translations = translationDirs({
    siteDir,
    locale,
    sourceId: source.id,
    docusaurusDir,
  });
  const [files, updates] = await Promise.all([
    listSourceFiles({ siteDir, dir, translations, include: source.include, exclude: source.exclude }),
    lastUpdates({ source, siteDir, dirs: [dir, ...translations] }),
  ]);
  const results = await Promise.all(
    files.map((file) =>
      readPage({ source, file, component, locale, reach, frontMatterOf, mdx1, ...updates.get(file.file) }),
    ),
  );
  return {
    id: source.id,
    pages: results.flatMap(({ page }) =>
      page === undefined || (!includeDrafts && isDraft(page)) ? [] : [page],
    ),
    sidebars: [],
    versions: [],
    watch: [dir, ...translations],
    diagnostics: [
      ...missingFolder({ siteDir, dir, source, key: locationInConfig?.(['path']) }),
      ...results.flatMap(({ diagnostics }) => diagnostics),
    ],
  };
}

function pageComponent({
  source: { mdxPageComponent },
  siteDir,
}: Pick<Options, 'source' | 'siteDir'>): string | undefined {
  const name = '@theme/MDXPage';
  return mdxPageComponent ?? (ownThemeModule({ siteDir, source: name }) === undefined ? undefined : name);
}

function framed({
  document,
  component,
}: {
  document: MarkdownDocument;
  component: string | undefined;
}): MarkdownDocument {
  if (component === undefined) return document;
  const { frontMatter } = document;
  return { ...document, frame: { component, props: { frontMatter }, covers: 'page', takes: 'content' } };
}

function isDraft(page: SourcePage): boolean {
  return page.kind === 'markdown-page' && page.draft;
}

async function readPage({
  source,
  file,
  component,
  locale,
  reach,
  frontMatterOf,
  mdx1,
  lastUpdated,
  lastUpdatedBy,
}: Pick<Options, 'source' | 'locale' | 'reach' | 'frontMatterOf' | 'mdx1'> &
  LastUpdate & { file: SourceFile; component: string | undefined }): Promise<{
  page?: SourcePage;
  diagnostics: Diagnostic[];
}> {
  const { relative, ...paths } = file;
  const { routeBasePath, editUrl: written } = source;
  const input = { version: 'current', versionDocsDirPath: source.path, docPath: relative, locale };
  const base: EditBase =
    typeof written === 'function' ? (permalink) => written({ ...input, permalink }) : written;
  if (!/\.mdx?$/.test(relative)) {
    const { route } = pageAddress({ file: relative, routeBasePath });
    const editUrl = editAddress({ base, file: paths.file, route });
    return {
      page: { kind: 'component-page', source: source.id, ...paths, route, editUrl, lastUpdated },
      diagnostics: [],
    };
  }
  const { text, diagnostic } = readText({ ...paths, reach });
  if (diagnostic !== undefined) return { diagnostics: [diagnostic] };
  const { result, diagnostics } = await collectErrors({
    doing: 'reading',
    file: paths.file,
    run: async () =>
      describeMarkdown({
        kind: 'markdown-page',
        source: source.id,
        version: 'current',
        ...paths,
        content: text,
        replacement: await frontMatterOf?.({ path: paths.path, content: text }),
        mdx1,
        editUrl: base,
        lastUpdated,
        lastUpdatedBy,
        showsAuthor: source.showLastUpdateAuthor,
        address: ({ slug }) => pageAddress({ file: relative, routeBasePath, slug }),
      }),
  });
  return {
    ...(result === undefined
      ? {}
      : {
          page: {
            ...framed({ document: result.document, component }),
            ...(source.showTitle ? {} : { hidesTitle: true }),
          },
        }),
    diagnostics: [...diagnostics, ...(result?.diagnostics ?? [])],
  };
}
