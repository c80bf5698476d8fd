import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { LecternError, problem } from '../../diagnostics/diagnostic.js';

/** What remark and rehype plug-ins need: optional, because sites without such plug-ins never load them. */
export const unifiedPackages = ['@mdx-js/mdx', 'remark-gfm', 'remark-directive'] as const;

export interface UnifiedLibraries {
  createProcessor: typeof import('@mdx-js/mdx').createProcessor;
  remarkGfm: typeof import('remark-gfm').default;
  remarkDirective: typeof import('remark-directive').default;
}

/** @throws LecternError where one of the packages is not installed. */
export async function loadLibraries({ siteDir }: { siteDir: string }): Promise<UnifiedLibraries> {
  const missing = missingPackages({ names: unifiedPackages, siteDir });
  if (missing.length > 0) throw new LecternError(missing);
  const load = (name: string): Promise<unknown> => import(resolvePackage({ name, siteDir }) ?? name);
  const [mdx, gfm, directive] = (await Promise.all(unifiedPackages.map(load))) as [
    typeof import('@mdx-js/mdx'),
    typeof import('remark-gfm'),
    typeof import('remark-directive'),
  ];
  return {
    createProcessor: mdx.createProcessor,
    remarkGfm: gfm.default,
    remarkDirective: directive.default,
  };
}

/** The error that names the packages that are not installed, where there are any. */
export function missingPackages({
  names,
  siteDir,
}: {
  names: readonly string[];
  siteDir: string;
}): Diagnostic[] {
  const missing = names.filter((name) => resolvePackage({ name, siteDir }) === undefined);
  if (missing.length === 0) return [];
  const found = problem({
    code: 'missing-package',
    message: `The site uses remark or rehype plug-ins, but ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not installed.`,
    hint: `Run: npm install ${missing.join(' ')}`,
  });
  return [found];
}

/** The URL of a package beside the engine or, where the engine is a link to another folder, in the site. */
function resolvePackage({ name, siteDir }: { name: string; siteDir: string }): string | undefined {
  for (const from of [import.meta.url, pathToFileURL(join(siteDir, 'package.json')).href]) {
    try {
      return pathToFileURL(createRequire(from).resolve(name)).href;
    } catch {
      // Not there.
    }
  }
  return undefined;
}
