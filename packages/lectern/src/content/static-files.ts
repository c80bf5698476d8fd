import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { listFiles } from '../util/files.js';
import { siteRelative } from './paths.js';
import type { SiteReach } from './site-reach.js';

interface Options {
  siteDir: string;
  /** The static folders, relative to the site's folder. */
  folders: readonly string[];
  reach: SiteReach;
}

/** Lists static files by URL below the base path. A symbolic link that leaves the allowed folders is an error. */
export function staticFilesOf({ siteDir, folders, reach }: Options): {
  files: Set<string>;
  diagnostics: Diagnostic[];
} {
  const files = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  for (const folder of folders) {
    const dir = join(siteDir, folder);
    if (!existsSync(dir)) continue;
    const follow = (path: string): boolean => {
      const file = siteRelative({ siteDir, path });
      const refused = reach.check({ path, name: file, file });
      if (refused !== undefined) diagnostics.push(refused);
      return refused === undefined;
    };
    for (const name of listFiles(dir, { follow })) files.add(`/${name}`);
  }
  return { files, diagnostics };
}
