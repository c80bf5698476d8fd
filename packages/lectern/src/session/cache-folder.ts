import { accessSync, constants, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { LecternError, problem } from '../diagnostics/diagnostic.js';
import { lstatOf, statOf } from '../util/files.js';

/**
 * Without this check, the first step that writes to the folder would fail, possibly with a misleading error: on a
 * read-only disk, Node reports a missing folder.
 * @throws the file-system error, such as `EROFS`, or a LecternError if the folder is a broken symbolic link.
 */
export function checkCacheFolder({ siteDir }: { siteDir: string }): void {
  const folder = join(siteDir, '.lectern');
  const target = statOf(folder);
  if (target === undefined && lstatOf(folder) !== undefined) throw new LecternError([brokenLink(folder)]);
  const existing = target === undefined ? siteDir : folder;
  // Throws if the path is a file.
  readdirSync(existing);
  accessSync(existing, constants.W_OK);
}

function brokenLink(folder: string): Diagnostic {
  return problem({
    code: 'system-error',
    message: `The cache folder ${folder} is a symbolic link that leads to no folder.`,
    hint: 'Delete the link, or create the folder that it leads to.',
  });
}
