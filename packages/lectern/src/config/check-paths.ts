import { accessSync, constants } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { pathText } from '../diagnostics/path-text.js';
import { statOf } from '../util/files.js';
import { isWithin } from '../util/reach.js';
import type { SiteConfig } from './schema/index.js';

interface Input {
  siteDir: string;
  config: Pick<SiteConfig, 'sources' | 'customCss' | 'feed' | 'samples'>;
  locationInConfig: (path: readonly PropertyKey[]) => { file: string; line?: number; column?: number };
}

interface NamedPath {
  key: readonly PropertyKey[];
  written: string;
  path: string;
}

/**
 * Reading a pipe, or a folder instead of a file, might hang or cause an error without a location. Most missing files
 * aren't reported here: they are optional, or are reported when they are read.
 */
export function checkPaths({ siteDir, config, locationInConfig }: Input): Diagnostic[] {
  const { files, folders } = namedPaths({ siteDir, config });
  return [
    ...folders.flatMap(({ isPages, ...folder }) => wrongFolder({ siteDir, isPages, ...folder })),
    ...files.flatMap((file) => wrongFile(file)),
  ].map(({ key, message, hint }) => problem({ code: 'wrong-path', message, hint, ...locationInConfig(key) }));
}

interface Wrong {
  key: readonly PropertyKey[];
  message: string;
  hint: string;
}

function namedPaths({ siteDir, config }: Omit<Input, 'locationInConfig'>): {
  files: (NamedPath & { isRequired: boolean })[];
  folders: (NamedPath & { isPages: boolean })[];
} {
  const { sources, customCss, feed, samples } = config;
  const folders = sources.map((source, index) => ({
    key: ['sources', index, 'path'],
    written: source.path,
    path: resolve(siteDir, source.path),
    isPages: source.type === 'pages',
  }));
  const named = (written: string, ...key: PropertyKey[]) => ({ key, written, path: join(siteDir, written) });
  const files = [
    ...sources.flatMap((source, index) =>
      source.type === 'docs' && typeof source.sidebarPath === 'string'
        ? [{ ...named(source.sidebarPath, 'sources', index, 'sidebarPath'), isRequired: true }]
        : [],
    ),
    ...customCss.map((file, index) => ({ ...named(file, 'customCss', index), isRequired: true })),
    ...(feed === undefined ? [] : [{ ...named(feed.changelog, 'feed', 'changelog'), isRequired: false }]),
    ...(samples.tsconfig === undefined
      ? []
      : [{ ...named(samples.tsconfig, 'samples', 'tsconfig'), isRequired: false }]),
  ];
  return { files, folders };
}

function wrongFolder({
  siteDir,
  isPages,
  key,
  written,
  path,
}: NamedPath & { siteDir: string; isPages: boolean }): Wrong[] {
  const what = `${pathText(key)} names "${written}", which`;
  const stat = statOf(path);
  if (stat !== undefined && !stat.isDirectory())
    return [
      {
        key,
        message: `${what} is not a folder.`,
        hint: 'Write the path of a folder, relative to the site folder.',
      },
    ];
  if (isPages && isWithin({ folder: path, path: siteDir }))
    return [
      {
        key,
        message: `${what} is the site folder or contains it. Each file in it would become a page, even the configuration.`,
        hint: 'Put the pages in a separate folder, and set the path to that folder.',
      },
    ];
  return [];
}

const unreadable = "can't be read";

function wrongFile({ isRequired, key, written, path }: NamedPath & { isRequired: boolean }): Wrong[] {
  const wrong = wrongWith({ path, isRequired });
  if (wrong === undefined) return [];
  const hint =
    wrong === unreadable
      ? 'Grant read permission: chmod u+r FILE'
      : 'Write the path of a file, relative to the site folder.';
  return [{ key, message: `${pathText(key)} names "${written}", which ${wrong}.`, hint }];
}

function wrongWith({ path, isRequired }: { path: string; isRequired: boolean }): string | undefined {
  const stat = statOf(path);
  if (stat === undefined) return isRequired ? 'does not exist' : undefined;
  if (!stat.isFile()) return stat.isDirectory() ? 'is a folder' : 'is not a file';
  try {
    accessSync(path, constants.R_OK);
    return undefined;
  } catch {
    return unreadable;
  }
}
