import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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
  const found = await Promise.all(unifiedPackages.map((name) => load({ name, siteDir })));
  const missing = unifiedPackages.filter((_, index) => found[index] === undefined);
  if (missing.length > 0) throw new LecternError([notInstalled(missing)]);
  const [mdx, gfm, directive] = found as [
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

/** Beside the engine or, where that is a link to another place, in the site. */
function load({ name, siteDir }: { name: string; siteDir: string }): Promise<unknown> | undefined {
  for (const from of [import.meta.url, pathToFileURL(join(siteDir, 'package.json')).href]) {
    const path = resolve({ name, from });
    if (path !== undefined) return import(pathToFileURL(path).href);
  }
  return undefined;
}

function resolve({ name, from }: { name: string; from: string }): string | undefined {
  try {
    return createRequire(from).resolve(name);
  } catch {
    return undefined;
  }
}

function notInstalled(missing: readonly string[]) {
  return problem({
    code: 'missing-package',
    message: `The site uses remark or rehype plug-ins, but ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not installed.`,
    hint: `Run: npm install ${missing.join(' ')}`,
  });
}
