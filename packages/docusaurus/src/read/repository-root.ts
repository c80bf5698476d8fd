import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/**
 * Relative to the site's folder. Undefined if no parent folder is a Git repository. A home folder doesn't count,
 * because it contains more than one project.
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
