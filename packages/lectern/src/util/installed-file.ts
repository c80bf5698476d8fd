import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

export function installedFile({ siteDir, file }: { siteDir: string; file: string }): string | undefined {
  for (let folder = siteDir; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', file);
    if (existsSync(candidate)) return candidate;
    if (folder === dirname(folder)) return undefined;
  }
}
