import { LecternError } from '../../diagnostics/diagnostic.js';
import { missingPackages, optionalPackage } from '../../util/optional-package.js';

/** Sites without remark or rehype plug-ins never load these optional packages. */
export const unifiedPackages = ['@mdx-js/mdx', 'remark-gfm', 'remark-directive'] as const;

export interface UnifiedLibraries {
  createProcessor: typeof import('@mdx-js/mdx').createProcessor;
  remarkGfm: typeof import('remark-gfm').default;
  remarkDirective: typeof import('remark-directive').default;
}

export async function loadLibraries({ siteDir }: { siteDir: string }): Promise<UnifiedLibraries> {
  const need = 'The site uses remark or rehype plug-ins';
  const missing = missingPackages({ names: unifiedPackages, siteDir, need });
  if (missing.length > 0) throw new LecternError(missing);
  const load = (name: string): Promise<unknown> => import(optionalPackage({ name, siteDir }) ?? name);
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
