import { resolve } from 'node:path';
import type { SiteConfig } from '../config/schema/index.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { problem } from '../diagnostics/diagnostic.js';
import type { OutOfReach } from '../util/reach.js';
import { reachOf } from '../util/reach.js';
import { siteRelative } from './paths.js';

/** Decides which files a site's content may read. */
export interface SiteReach {
  /** Returns an error if content must not read the file. */
  check(input: FileUse): Diagnostic | undefined;
}

interface FileUse {
  path: string;
  name: string;
  file: string;
  line?: number | undefined;
  column?: number | undefined;
  /** Whether symbolic links in the path are already resolved; see `realFiles`. Default: false. */
  isReal?: boolean | undefined;
}

interface Options {
  siteDir: string;
  config: Pick<SiteConfig, 'allowedPaths' | 'sources' | 'staticDirectories' | 'feed' | 'repositoryRoot'>;
}

export function siteReach({ siteDir, config }: Options): SiteReach {
  const absolute = (path: string): string => resolve(siteDir, path);
  const { sources, staticDirectories, allowedPaths, feed, repositoryRoot } = config;
  const reach = reachOf({
    roots: [
      siteDir,
      ...[...sources.map(({ path }) => path), ...staticDirectories].map(absolute),
      ...(repositoryRoot === undefined ? [] : [absolute(repositoryRoot)]),
    ],
    named: [...allowedPaths, ...(feed === undefined ? [] : [feed.changelog])].map(absolute),
  });
  return {
    check({ path, name, isReal, ...location }) {
      const found = reach(path, { isReal });
      if (found === undefined) return undefined;
      const target = siteRelative({ siteDir, path: found.target });
      return problem({ code: 'file-out-of-reach', ...reachMessages({ found, name, target }), ...location });
    },
  };
}

function reachMessages({ found, name, target }: { found: OutOfReach; name: string; target: string }) {
  const allow = `in lectern.config.ts: allowedPaths: [${JSON.stringify(target).replaceAll('"', "'")}].`;
  switch (found.reason) {
    case 'outside':
      return {
        message: `"${name}" is outside of the site folder, and pages can use only files inside that folder.`,
        hint: `Move the file into the site folder, or allow it ${allow}`,
      };
    case 'link':
      return {
        message: `"${name}" leads through a symbolic link to ${target}, which is outside of the site folder. Pages can use only files inside that folder.`,
        hint: `Replace the link with the file, or allow its target ${allow}`,
      };
    case 'secret':
      return {
        message: `"${name}" looks like a file with secrets, which content can't read.`,
        hint: `Remove the reference. If everyone may see the file, allow it ${allow}`,
      };
  }
}
