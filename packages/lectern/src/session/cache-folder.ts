import { accessSync, constants, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { statOf } from '../util/files.js';

/**
 * Checks that a site's cache folder is writable, or can be created. Without this check, the first step that writes to
 * the folder would fail, possibly with a misleading error: on a read-only disk, Node reports a missing folder.
 * @throws the file-system error, such as `EROFS`.
 */
export function checkCacheFolder({ siteDir }: { siteDir: string }): void {
  const folder = join(siteDir, '.lectern');
  const existing = statOf(folder) === undefined ? siteDir : folder;
  // Throws if the path is a file.
  readdirSync(existing);
  accessSync(existing, constants.W_OK);
}
