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
  const targets = new Map(redirects.map(({ from, to }) => [plain(from), to]));
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
    if (isCircular({ from, targets }))
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

/** Returns whether the file for a path stays in the output folder on any file system. */
export function isPathOfSite(path: string): boolean {
  const parts = path.replace(/^\/+|\/+$/g, '').split('/');
  const isFine = (part: string): boolean => part !== '' && part !== '.' && part !== '..';
  return !/[\0\\]|^[a-z]:/i.test(path) && (parts.every(isFine) || parts.join('') === '');
}

function isCircular({ from, targets }: { from: string; targets: ReadonlyMap<string, string> }): boolean {
  const seen = new Set<string>();
  for (let path = plain(from); ; ) {
    if (seen.has(path)) return path === plain(from);
    seen.add(path);
    const next = targets.get(path);
    if (next === undefined) return false;
    path = plain(next);
  }
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
