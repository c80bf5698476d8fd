import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Diagnostic } from 'lectern/plugin';
import { problem } from 'lectern/plugin';
import type { LocateOption } from './locate-option.js';
import type { Redirect } from './redirects.js';

interface Options {
  redirects: readonly Redirect[];
  exists: (path: string) => boolean;
  locate?: LocateOption | undefined;
}

export function redirectProblems({ redirects, exists, locate }: Options): Diagnostic[] {
  const targets = new Map(redirects.map(({ from, to }) => [plain(from), plain(to)]));
  const circular = circularPaths(targets);
  return redirects.flatMap(({ from, to, key }) => {
    const at = (option: 'from' | 'to') => locate?.(key[0] === 'redirects' ? [...key, option] : key);
    const wrong = (message: string, hint: string, severity: Diagnostic['severity'] = 'error') => [
      problem({ code: 'invalid-config', severity, message, hint, ...at('to') }),
    ];
    if (!isPathOfSite(from)) {
      const message = `A redirect has the source ${JSON.stringify(from)}, which is not a path on this site. Expected a path such as /old/page.`;
      const hint = 'Correct `from` in the redirect.';
      return [problem({ code: 'invalid-config', severity: 'error', message, hint, ...at('from') })];
    }
    if (/^(?:https?:)?\/\//i.test(to)) return [];
    if (/^[a-z][a-z\d+.-]*:/i.test(to))
      return wrong(
        `The redirect from "${from}" leads to "${to}". Expected a path on this site, or a URL that starts with https://.`,
        'Correct `to` in the redirect.',
      );
    if (circular.has(plain(from)))
      return wrong(
        `The redirect from "${from}" to "${to}" leads back to itself, so a browser would never stop loading.`,
        'Correct `to` in the redirect.',
      );
    if (exists(plain(to)) || targets.has(plain(to))) return [];
    return wrong(
      `The redirect from "${from}" leads to "${to}", which is not a page or file on this site.`,
      'Correct `to` in the redirect.',
      'warning',
    );
  });
}

/** In bytes: the limit of most file systems, without the suffix `.html`. */
const longestName = 250;

/** Returns whether the file for a path stays in the output folder on any file system. */
export function isPathOfSite(path: string): boolean {
  const parts = path.replace(/^\/+|\/+$/g, '').split('/');
  const isFine = (part: string): boolean =>
    part !== '' && part !== '.' && part !== '..' && Buffer.byteLength(part) <= longestName;
  return !/[\0\\]|^[a-z]:/i.test(path) && (parts.every(isFine) || parts.join('') === '');
}

/** Returns the paths that lead back to themselves. Follows each redirect once. */
function circularPaths(targets: ReadonlyMap<string, string>): Set<string> {
  const circular = new Set<string>();
  const done = new Set<string>();
  for (const from of targets.keys()) {
    const path: string[] = [];
    let step: string | undefined = from;
    for (; step !== undefined && !done.has(step); step = targets.get(step)) {
      done.add(step);
      path.push(step);
    }
    const start = step === undefined ? -1 : path.indexOf(step);
    if (start >= 0) for (const member of path.slice(start)) circular.add(member);
  }
  return circular;
}

function plain(path: string): string {
  const [bare = ''] = path.split(/[?#]/);
  return bare.length > 1 ? bare.replace(/\/+$/, '') : bare;
}

export function existsInSite({
  siteDir,
  staticDirectories,
  routes,
}: {
  siteDir: string;
  staticDirectories: readonly string[];
  routes: readonly string[];
}): (path: string) => boolean {
  const known = new Set(routes.map(plain));
  return (path) =>
    known.has(path) || staticDirectories.some((folder) => existsSync(join(resolve(siteDir, folder), path)));
}
