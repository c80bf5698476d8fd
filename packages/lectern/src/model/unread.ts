import { posix } from 'node:path';
import { decodePath } from '../util/addresses.js';
import { fileCandidates, rootsOf } from './file-candidates.js';
import type { LinkSite } from './link-targets.js';

export function isUnread({
  site: { unread = new Set(), files },
  file,
  isFile,
  path,
}: {
  site: LinkSite;
  file: string;
  isFile: boolean;
  path: string;
}): boolean {
  if (unread.size === 0) return false;
  const name = decodePath(path);
  const own = files.get(file);
  const from = own?.replaces ?? file;
  if (isFile)
    return fileCandidates({ name, from, roots: rootsOf({ own, file: from }) }).some((candidate) =>
      unread.has(posix.normalize(candidate)),
    );
  // The front matter is unknown, so assume that a document's route follows from its path.
  const last = posix.basename(name);
  return [...unread].some((each) => routeNameOf(each) === last);
}

function routeNameOf(file: string): string {
  const name = posix.basename(file).replace(/\.mdx?$/, '');
  const named = /^(?:index|readme)$/i.test(name) ? posix.basename(posix.dirname(file)) : name;
  return named.replace(/^\d+\W+/, '');
}
