import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Diagnostic, PluginContent, ReadOptions } from 'lectern/plugin';
import { editAddress, joinRoute, listFiles, messageFrom, missingFolder, siteRelative } from 'lectern/plugin';
import type { PackageData } from '../data.js';
import type { Say } from '../messages.js';
import { messages } from '../messages.js';
import type { TypedocSettings } from '../options.js';
import type { Reference } from './convert.js';
import { convertProject, placedEntries } from './convert.js';
import type { PackageModel } from './convert-package.js';
import { readManifest } from './manifest.js';
import { missingComments } from './missing-comments.js';
import {
  emptyReference,
  noEntryPoints,
  packageProblems,
  tooSlow,
  wrongComments,
} from './package-problems.js';
import { referencePage } from './page.js';
import { readPackage } from './read-package.js';
import type { Recording } from './recordings.js';
import { readRecordings } from './recordings.js';
import { entrySamples } from './samples.js';
import { referenceCategory } from './sidebar.js';
import { documentedSymbols } from './symbols.js';
import type { Project } from './typedoc-json.js';

interface Options extends Pick<ReadOptions, 'siteDir' | 'cache' | 'message' | 'locationInConfig'> {
  settings: TypedocSettings;
}

/** Mistakes in doc comments are returned as diagnostics instead of thrown. */
export async function readTypedoc({
  settings,
  siteDir,
  cache,
  locationInConfig,
  message: say = messageFrom({ messages: {}, defaults: messages }),
}: Options): Promise<PluginContent> {
  const packageDir = resolve(siteDir, settings.path);
  const watch = [packageDir];
  const source = { type: 'typedoc', id: settings.id };
  if (!existsSync(packageDir))
    return {
      watch,
      diagnostics: missingFolder({ dir: packageDir, siteDir, source, key: locationInConfig?.(['path']) }),
    };
  const files = await listFiles({
    dir: packageDir,
    include: settings.entryPoints,
    exclude: settings.exclude,
  });
  if (files.length === 0)
    return { watch, diagnostics: [noEntryPoints({ settings, at: locationInConfig?.(['entryPoints']) })] };
  const model = await readPackage({
    packageDir,
    entryPoints: files.map((file) => join(packageDir, file)),
    tsconfig: join(packageDir, settings.tsconfig),
    seconds: settings.timeLimit,
    cache,
  });
  if (model.isStopped)
    return {
      watch,
      diagnostics: [await tooSlow({ settings, packageDir, at: locationInConfig?.(['path']) })],
    };
  const { recordings, diagnostics: invalid } = await readRecordings({
    dir: join(packageDir, settings.recordings),
    siteDir,
  });
  const diagnostics = [
    ...packageProblems({ model, siteDir, at: locationInConfig?.(['path']) }),
    ...wrongComments({ model, siteDir, settings }),
    ...invalid,
  ];
  if (model.project === undefined) return { watch, diagnostics };
  const fileOf = (file: string): string => siteRelative({ siteDir, path: join(packageDir, file) });
  const sources = await readSources({ packageDir, project: model.project });
  const reference = convert({ settings, packageDir, project: model.project, sources, fileOf });
  if (reference.modules.every(({ exports }) => exports.length === 0))
    diagnostics.push(emptyReference({ settings, at: locationInConfig?.(['entryPoints']) }));
  const lines = new Map([...sources].map(([file, own]) => [fileOf(file), own]));
  const linesOf = (file: string): readonly string[] => lines.get(file) ?? [];
  const content = referenceContent({ settings, reference, recordings, fileOf, linesOf, say });
  return {
    ...content,
    watch,
    diagnostics: [...diagnostics, ...reference.diagnostics, ...undescribed({ settings, reference, fileOf })],
  };
}

interface ConvertOptions {
  settings: TypedocSettings;
  packageDir: string;
  project: NonNullable<PackageModel['project']>;
  /** Lines by the file's path in the package. */
  sources: ReadonlyMap<string, readonly string[]>;
  fileOf: (file: string) => string;
}

async function readSources({
  packageDir,
  project,
}: Pick<ConvertOptions, 'packageDir' | 'project'>): Promise<ConvertOptions['sources']> {
  const lines = new Map<string, string[]>();
  for (const file of sourceFiles(project))
    lines.set(file, (await readFile(join(packageDir, file), 'utf8')).split(/\r?\n/));
  return lines;
}

function sourceFiles({ children = [] }: Project): Set<string> {
  const all = children.flatMap((module) => [module, ...(module.children ?? [])]);
  const inner = all.flatMap((reflection) => [reflection, ...(reflection.children ?? [])]);
  const files = inner.flatMap(({ sources = [] }) => sources.map(({ fileName }) => fileName));
  // Files outside of the package declare only members that are inherited from a dependency.
  return new Set(files.filter((file) => !file.startsWith('..') && !file.includes('node_modules/')));
}

function convert({ settings, packageDir, project, sources, fileOf }: ConvertOptions): Reference {
  return convertProject({
    project,
    route: joinRoute(settings.routeBasePath),
    label: settings.label,
    package: readManifest({ packageDir, name: project.name, fileOf }),
    linesOf: (file) => sources.get(file) ?? [],
    fileOf,
    urlOf: ({ file, line }) => {
      const address = editAddress({ base: settings.sourceUrl, file });
      return address === undefined ? undefined : `${address}#L${line}`;
    },
  });
}

function referenceContent({
  settings: { id, label, sidebar: branchOf, sidebarCollapsed },
  reference,
  recordings,
  fileOf,
  linesOf,
  say,
}: Pick<ConvertOptions, 'settings' | 'fileOf'> & {
  reference: Reference;
  recordings: readonly Recording[];
  linesOf: (file: string) => readonly string[];
  say: Say;
}): PluginContent {
  const category = referenceCategory({ reference, label, collapsed: sidebarCollapsed, say });
  const sidebar = branchOf ?? { source: id, sidebarId: 'defaultSidebar' };
  const branch = {
    from: id,
    source: sidebar.source,
    id: sidebar.sidebarId,
    position: branchOf?.position,
    node: category,
  };
  const { outline } = reference;
  return {
    pages: placedEntries(reference).map((placed) =>
      referencePage({
        placed,
        source: id,
        sidebar,
        samples: entrySamples({ entry: placed.entry, linesOf }),
        fileOf,
        say,
      }),
    ),
    sidebars:
      branchOf === undefined
        ? [{ id: sidebar.sidebarId, source: id, version: 'current', items: [category] }]
        : [],
    branches: branchOf === undefined ? [] : [branch],
    symbols: documentedSymbols(outline),
    data: { kind: 'typedoc', outline, recordings } satisfies PackageData,
  };
}

function undescribed({
  settings: { onMissingComments },
  reference,
  fileOf,
}: Pick<ConvertOptions, 'settings' | 'fileOf'> & { reference: Reference }): Diagnostic[] {
  if (onMissingComments === 'ignore') return [];
  return missingComments({
    entries: placedEntries(reference).map(({ entry }) => entry),
    fileOf,
    severity: onMissingComments === 'warn' ? 'warning' : 'error',
  });
}
