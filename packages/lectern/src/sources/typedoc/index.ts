import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { TypedocSourceConfig } from '../../config/schema/sources.js';
import { missingFolder } from '../../content/missing-folder.js';
import { editAddress, joinRoute, siteRelative } from '../../content/paths.js';
import { listFiles } from '../../content/source-files.js';
import type { ReadOptions, SidebarBranch, SourceContent } from '../../content/types.js';
import type { Reference } from './convert.js';
import { convertProject, placedEntries } from './convert.js';
import type { PackageModel } from './convert-package.js';
import { missingComments } from './missing-comments.js';
import { noEntryPoints, packageProblems } from './package-problems.js';
import { referencePage } from './page.js';
import { readPackage } from './read-package.js';
import type { Recording } from './recordings.js';
import { readRecordings } from './recordings.js';
import { referenceCategory } from './sidebar.js';
import type { Project } from './typedoc-json.js';

interface Options extends ReadOptions {
  source: TypedocSourceConfig;
}

/**
 * Reads a typedoc source: a page for the package, each module and each export, made from the sources of the package.
 * Mistakes in its comments are diagnostics of the result; nothing is thrown for them.
 */
export async function readTypedoc({ source, siteDir, cache }: Options): Promise<SourceContent> {
  const packageDir = resolve(siteDir, source.path);
  const empty: SourceContent = {
    id: source.id,
    pages: [],
    sidebars: [],
    versions: [],
    watch: [packageDir],
    diagnostics: missingFolder({ dir: packageDir, siteDir, source }),
  };
  if (!existsSync(packageDir)) return empty;
  const files = await listFiles({ dir: packageDir, include: source.entryPoints, exclude: source.exclude });
  if (files.length === 0) return { ...empty, diagnostics: [noEntryPoints(source)] };
  const model = await readPackage({
    packageDir,
    entryPoints: files.map((file) => join(packageDir, file)),
    tsconfig: join(packageDir, source.tsconfig),
    cache,
  });
  const { recordings, diagnostics: invalid } = await readRecordings({
    dir: join(packageDir, source.recordings),
    siteDir,
  });
  const diagnostics = [...packageProblems({ model, siteDir }), ...invalid];
  if (model.project === undefined) return { ...empty, diagnostics };
  return content({
    empty,
    source,
    diagnostics,
    reference: await convert({ source, siteDir, packageDir, project: model.project }),
    recordings,
    siteDir,
    packageDir,
  });
}

interface ConvertOptions {
  source: TypedocSourceConfig;
  siteDir: string;
  packageDir: string;
  project: NonNullable<PackageModel['project']>;
}

/** Reads the files that the conversion asks for, and converts. */
async function convert({ source, siteDir, packageDir, project }: ConvertOptions): Promise<Reference> {
  const lines = new Map<string, string[]>();
  for (const file of sourceFiles(project))
    lines.set(file, (await readFile(join(packageDir, file), 'utf8')).split(/\r?\n/));
  return convertProject({
    project,
    route: joinRoute(source.routeBasePath),
    label: source.label,
    package: await readManifest({ packageDir, project }),
    linesOf: (file) => lines.get(file) ?? [],
    fileOf: (file) => siteRelative({ siteDir, path: join(packageDir, file) }),
    urlOf: ({ file, line }) => {
      const address = editAddress({ base: source.sourceUrl, file });
      return address === undefined ? undefined : `${address}#L${line}`;
    },
  });
}

function sourceFiles({ children = [] }: Project): Set<string> {
  const all = children.flatMap((module) => [module, ...(module.children ?? [])]);
  const inner = all.flatMap((reflection) => [reflection, ...(reflection.children ?? [])]);
  const files = inner.flatMap(({ sources = [] }) => sources.map(({ fileName }) => fileName));
  // A member that is inherited from a dependency is declared outside of the package.
  return new Set(files.filter((file) => !file.startsWith('..') && !file.includes('node_modules/')));
}

async function readManifest({
  packageDir,
  project,
}: Pick<ConvertOptions, 'packageDir' | 'project'>): Promise<Parameters<typeof convertProject>[0]['package']> {
  const file = join(packageDir, 'package.json');
  const manifest: unknown = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
  const { name, version, description } = manifest as Record<string, string | undefined>;
  return { name: name ?? project.name, version, description };
}

function content({
  empty,
  source,
  reference,
  recordings,
  diagnostics,
  siteDir,
  packageDir,
}: Omit<ConvertOptions, 'project'> & {
  empty: SourceContent;
  reference: Reference;
  recordings: Recording[];
  diagnostics: SourceContent['diagnostics'];
}): SourceContent {
  const fileOf = (file: string) => siteRelative({ siteDir, path: join(packageDir, file) });
  const placed = placedEntries(reference);
  const category = referenceCategory({ reference, label: source.label, collapsed: source.sidebarCollapsed });
  const sidebar = source.sidebar ?? { source: source.id, sidebarId: 'defaultSidebar' };
  const branch: SidebarBranch = {
    from: source.id,
    source: sidebar.source,
    id: sidebar.sidebarId,
    position: source.sidebar?.position,
    node: category,
  };
  const { onMissingComments: missing } = source;
  const found =
    missing === 'ignore'
      ? []
      : missingComments({
          entries: placed.map(({ entry }) => entry),
          fileOf,
          severity: missing === 'warn' ? 'warning' : 'error',
        });
  return {
    ...empty,
    pages: placed.map((entry) => referencePage({ placed: entry, source: source.id, sidebar, fileOf })),
    sidebars:
      source.sidebar === undefined
        ? [{ id: sidebar.sidebarId, source: source.id, version: 'current', items: [category] }]
        : [],
    branches: source.sidebar === undefined ? [] : [branch],
    code: { outline: reference.outline, recordings },
    diagnostics: [...diagnostics, ...reference.diagnostics, ...found],
  };
}
