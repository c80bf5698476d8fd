import { join, resolve, sep } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import { listFiles, statOf } from '../util/files.js';
import { isWithin } from '../util/reach.js';
import { siteRelative } from './paths.js';
import { unreadableFile } from './read-text.js';
import type { LocationInConfig } from './reader-types.js';
import type { SiteReach } from './site-reach.js';

interface Options {
  siteDir: string;
  folders: readonly string[];
  reach: SiteReach;
  locationInConfig?: LocationInConfig | undefined;
}

/** The URLs don't contain the base path. */
export function staticFilesOf({ siteDir, folders, reach, locationInConfig }: Options): {
  files: Set<string>;
  diagnostics: Diagnostic[];
} {
  const files = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  for (const [index, folder] of folders.entries()) {
    const dir = resolve(siteDir, folder);
    if (!isPublished({ siteDir, dir })) {
      const wrong = wrongFolder({ siteDir, dir, folder });
      if (wrong !== undefined)
        diagnostics.push({ ...wrong, ...locationInConfig?.(['staticDirectories', index]) });
      continue;
    }
    const fileOf = (name: string): string => siteRelative({ siteDir, path: join(dir, name) });
    const follow = (path: string): boolean => {
      const file = siteRelative({ siteDir, path });
      const refused = reach.check({ path, name: file, file });
      if (refused !== undefined) diagnostics.push(refused);
      return refused === undefined;
    };
    for (const name of staticNames({ dir, follow, fileOf, diagnostics })) files.add(`/${name}`);
  }
  return { files, diagnostics };
}

export function isPublished({ siteDir, dir }: { siteDir: string; dir: string }): boolean {
  return statOf(dir)?.isDirectory() === true && !isWithin({ folder: dir, path: siteDir });
}

function wrongFolder({
  siteDir,
  dir,
  folder,
}: {
  siteDir: string;
  dir: string;
  folder: string;
}): Diagnostic | undefined {
  if (isWithin({ folder: dir, path: siteDir })) return containsSite(folder);
  return statOf(dir) === undefined ? undefined : notAFolder(folder);
}

/** The names are relative to the folder. `diagnostics` receives an error for each file that can't be published. */
function staticNames({
  dir,
  follow,
  fileOf,
  diagnostics,
}: {
  dir: string;
  follow: (path: string) => boolean;
  fileOf: (name: string) => string;
  diagnostics: Diagnostic[];
}): string[] {
  const names = listFiles(dir, {
    follow,
    onUnreadable: ({ name, error }) => {
      const file = fileOf(name);
      diagnostics.push(error === undefined ? notUtf8(file) : unreadableFile({ file, error, what: 'folder' }));
    },
  });
  // File names with a backslash can't be published. On Windows, a backslash is always a path separator.
  const bad = sep === '/' ? names.filter((name) => name.includes('\\')) : [];
  diagnostics.push(...bad.map((name) => withBackslash(fileOf(name))));
  return bad.length === 0 ? names : names.filter((name) => !bad.includes(name));
}

function notAFolder(folder: string): Diagnostic {
  return problem({
    code: 'static-not-a-folder',
    message: `\`staticDirectories\` contains "${folder}", which is not a folder.`,
    hint: 'Put the file in a folder of static files, and list that folder instead.',
    file: folder,
  });
}

function notUtf8(file: string): Diagnostic {
  return problem({
    code: 'unreadable-file',
    message:
      "The file or folder can't be published: its name is not UTF-8. Each � stands for an invalid byte.",
    hint: 'Rename the file. Older archives often contain names in another encoding.',
    file,
  });
}

function containsSite(folder: string): Diagnostic {
  return problem({
    code: 'static-not-a-folder',
    message: `\`staticDirectories\` contains "${folder}", which is the site folder or contains it. The build would publish the configuration, the cache, and the built site.`,
    hint: 'Put the files in a folder of static files, and list that folder instead.',
    file: folder,
  });
}

function withBackslash(file: string): Diagnostic {
  return problem({
    code: 'unreadable-file',
    message:
      "The file can't be published: its name contains a backslash, which separates folders in URLs and on Windows.",
    hint: 'Rename the file.',
    file,
  });
}
