import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/**
 * Returns the root of the Git repository, relative to the site's folder, or undefined if the site's folder is the root
 * or isn't in a repository. A home folder that is a repository doesn't count, because it contains more than a project.
 */
export function repositoryRoot(siteDir: string, { home = homedir() } = {}): string | undefined {
  for (let folder = siteDir; ; folder = dirname(folder)) {
    if (folder === home) return undefined;
    // In a worktree or a submodule, `.git` is a file.
    if (existsSync(join(folder, '.git')))
      return folder === siteDir ? undefined : relative(siteDir, folder).replaceAll('\\', '/');
    if (folder === dirname(folder)) return undefined;
  }
}
